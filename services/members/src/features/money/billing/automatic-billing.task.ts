import { Injectable } from '@nestjs/common';
import {
  AuditTrail,
  dayOf,
  objectIdOf,
  recordIdOf,
  RepeatingTask,
  type StaffRef,
  TasksRepository,
} from '@concord/nest-platform';
import { type DueBilling, dueBillings } from '../../../shared/billing/due-billings';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MembersRepository } from '../../../store/members/members.repository';
import { billingTask } from './billing-request';

/** Origin on record: no person asked for it. */
const NO_REQUEST = { address: '', requestId: 'automatic-billing' };

/**
 * Requests the billing of a year on the day that the settings give, in the name of who put these settings in force.
 * The task's id derives from the year, so several workers, restarts and later rounds request it once.
 */
@Injectable()
export class AutomaticBilling extends RepeatingTask {
  constructor(
    private readonly settings: SettingsInForce,
    private readonly members: MembersRepository,
    private readonly tasks: TasksRepository,
    private readonly audit: AuditTrail,
  ) {
    super(() => this.order(dayOf(new Date())).then(() => undefined), {
      name: 'automatic-billing',
      intervalMs: 300_000,
      firstDelayMs: 10_000,
      failureMessage: 'the billing of the year could not be requested',
    });
  }

  /** @returns the number of new tasks; the sweeper of tasks adds them to the queue. */
  async order(today: string): Promise<number> {
    const { by, values } = await this.settings.version();
    if (!by) return 0;
    let ordered = 0;
    for (const due of dueBillings(today, values)) if (await this.orderOnce(due, by)) ordered += 1;
    return ordered;
  }

  private async orderOnce({ year, key }: DueBilling, by: StaffRef): Promise<boolean> {
    const { request, ...task } = billingTask(year);
    const label = `${task.label}, by itself`;
    const stored = await this.tasks.insert({
      ...task,
      order: request,
      _id: objectIdOf(recordIdOf('automatic', key)),
      label,
      by,
      role: 'SUPER_ADMIN',
      origin: NO_REQUEST,
      total: await this.members.count(),
    });
    if (!stored) return false;
    await this.audit.record({
      action: 'billing.order',
      outcome: 'done',
      actor: { kind: 'system' },
      target: { entity: 'task', id: stored._id.toString(), label },
      details: { year },
    });
    return true;
  }
}
