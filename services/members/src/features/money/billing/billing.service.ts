import { Injectable } from '@nestjs/common';
import type { BillingBody, MembersBilled, MemberTask } from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  dayOf,
  newObjectId,
  type Origin,
  ReadyJson,
  type StaffActor,
  TasksService,
} from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { billingTask } from './billing-request';
import { BillingOutcome } from './billing-outcome';
import { BillingReader } from './billing-reader';

interface BillingInput {
  readonly actor: StaffActor;
  readonly body: BillingBody;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

/** Bills a year. A request becomes a task; a dry run is answered at once. */
@Injectable()
export class BillingService {
  constructor(
    private readonly reader: BillingReader,
    private readonly members: MembersRepository,
    private readonly tasks: TasksService<MemberTask>,
  ) {}

  /** @throws AppError 400 for a year that is too far ahead, 409 while a task bills the same one. */
  async bill({ actor, body, audit, origin }: BillingInput): Promise<MemberTask | ReadyJson<MembersBilled>> {
    const { year, dryRun } = body;
    const next = Number(dayOf(new Date()).slice(0, 4)) + 1;
    if (year > next)
      throw badRequest('BAD_REQUEST', `A year can be billed from the year before: at most ${next}`);
    if (dryRun) return new ReadyJson(JSON.stringify(await this.preview(year)), 200);
    const total = await this.members.count();
    const task = await this.tasks.request(actor, { ...billingTask(year), total, origin });
    audit.note({ label: task.label, details: { year, task: task._id } });
    return task;
  }

  private async preview(year: number): Promise<MembersBilled> {
    const biller = await this.reader.billerOf(newObjectId().toString(), year);
    const outcome = new BillingOutcome(year, true);
    for await (const page of this.reader.pages())
      for (const { member, account } of page) outcome.count(member, biller(member, account));
    return outcome.toJson();
  }
}
