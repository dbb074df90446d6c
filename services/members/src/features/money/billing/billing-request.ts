import type { MemberTask } from '@concord/contracts';
import { objectIdOf, recordIdOf, type TaskRequest } from '@concord/nest-platform';
import { z } from 'zod';

/** Input of the task that bills a year. */
export const billingRequest = z.object({ year: z.number() });
export type BillingRequest = z.infer<typeof billingRequest>;

/** Task that bills a year; one year is billed by one task at a time. */
export const billingTask = (
  year: number,
): Pick<TaskRequest<MemberTask>, 'subject' | 'label' | 'lock'> & {
  kind: 'billing';
  request: BillingRequest;
} => ({
  kind: 'billing',
  subject: objectIdOf(recordIdOf('billing', String(year))),
  label: `Billing of ${year}`,
  request: { year },
  lock: `billing-${year}`,
});
