import type { MemberMailState } from '@concord/contracts';
import { counted } from '../format';

/** Distance of a reminder from the due day: `7 days before`. */
export function stepText(step: number): string {
  if (step === 0) return 'on the day';
  return `${counted(Math.abs(step), 'day')} ${step < 0 ? 'before' : 'after'}`;
}

/** Words and colours of the states of a mail to a member. */
export const MAIL_STATES: Record<
  MemberMailState,
  { readonly label: string; readonly color: 'default' | 'success' | 'warning' }
> = {
  due: { label: 'Waiting', color: 'warning' },
  requested: { label: 'In the outbox', color: 'success' },
  skipped: { label: 'Left out', color: 'default' },
};
