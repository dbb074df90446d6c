import { Injectable } from '@nestjs/common';
import type { MembersBilled } from '@concord/contracts';
import { type RunningTask, TaskHandler, type TaskProgress, TaskRegistry } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { type BillingRequest, billingRequest } from './billing-request';
import { BillingOutcome } from './billing-outcome';
import { BillingReader } from './billing-reader';
import { BillingWriter } from './billing-writer';

/**
 * Bills a year. A repeated run reads all members again: it knows the charges of earlier runs by their ids, which
 * derive from the task, and counts them.
 */
@Injectable()
export class BillingHandler extends TaskHandler<'billing', BillingRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly reader: BillingReader,
    private readonly writer: BillingWriter,
    private readonly members: MembersRepository,
  ) {
    super(registry, 'billing', billingRequest);
  }

  async run({ id, request }: RunningTask<BillingRequest>, progress: TaskProgress): Promise<MembersBilled> {
    const [biller, total] = await Promise.all([this.reader.billerOf(id, request.year), this.members.count()]);
    const outcome = new BillingOutcome(request.year, false);
    let done = 0;
    await progress.advance(done, total);
    for await (const page of this.reader.pages()) {
      for (const [member, bill] of await this.writer.store(page, biller)) outcome.count(member, bill);
      await progress.advance((done += page.length), Math.max(total, done));
    }
    return outcome.toJson();
  }
}
