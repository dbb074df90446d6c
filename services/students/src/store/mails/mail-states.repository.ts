import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailStatus } from '@concord/contracts';
import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';
import { MAIL_MODEL, type MailRecord } from './mail.schema';

const BATCH_SIZE = 500;
const RESENDABLE: MailStatus[] = ['failed', 'unknown'];
/**
 * States from which a mail may become `sent`: a slow server can accept it after its claim expired, or after it was
 * cancelled.
 */
const MAYBE_SENDING: MailStatus[] = ['sending', 'unknown', 'failed'];
/** States of mails that may still be sent. `unknown` is left out, as it may have been sent already. */
const CANCELLABLE: MailStatus[] = ['queued', 'sending', 'kept', 'failed'];

/** Shown to staff. */
const INTERRUPTED = 'Sending was interrupted. The e-mail may or may not have been sent';
const TAKEN_BACK = 'The exam was removed from the student before this e-mail was sent';

/**
 * Changes the status of mails. Each change is one conditional update, so that only one of several processes succeeds.
 */
@Injectable()
export class MailStatesRepository {
  constructor(@InjectModel(MAIL_MODEL) private readonly model: Model<MailRecord>) {}

  /** Claims a queued mail. @returns false if it is not due, or claimed by another worker */
  claim(id: string, claim: string, now: Date, until: Date): Promise<boolean> {
    return this.change(
      { _id: id, status: 'queued', dueAt: trusted({ $lte: now }) },
      { status: 'sending', claim, claimedAt: now, dueAt: until },
      { tries: 1 },
    );
  }

  /** Marks a mail as sent, also after its claim expired, unless it was queued again. */
  markSent(id: string, claim: string, now: Date): Promise<boolean> {
    return this.change(
      { _id: id, claim, status: trusted({ $in: MAYBE_SENDING }) },
      { status: 'sent', sentAt: now, error: null, cancelledAt: null },
    );
  }

  markKept(id: string, claim: string): Promise<boolean> {
    return this.finish(id, claim, { status: 'kept', error: null });
  }

  markFailed(id: string, claim: string, error: string): Promise<boolean> {
    return this.finish(id, claim, { status: 'failed', error });
  }

  markUnknown(id: string, claim: string, error: string): Promise<boolean> {
    return this.finish(id, claim, { status: 'unknown', error });
  }

  /** Queues a mail again after a temporary refusal. */
  reschedule(id: string, claim: string, dueAt: Date, error: string): Promise<boolean> {
    return this.finish(id, claim, { status: 'queued', dueAt, error, claim: null });
  }

  /** Queues a mail again that could not be tried yet; this does not count as an attempt. */
  defer(id: string, claim: string, dueAt: Date): Promise<boolean> {
    return this.change(
      { _id: id, claim, status: 'sending' },
      { status: 'queued', dueAt, claim: null },
      { tries: -1 },
    );
  }

  /**
   * Queues a mail again for staff.
   * @param hasMailServer true if `kept` mails can be sent now
   */
  requeue(id: string, hasMailServer: boolean, now: Date): Promise<boolean> {
    return this.change(
      { _id: id, status: trusted({ $in: resendableStatuses(hasMailServer) }), cancelledAt: null },
      { status: 'queued', dueAt: now, tries: 0, claim: null, error: null },
    );
  }

  /**
   * Cancels the mails with these keys. If one is being sent, it still becomes `sent` once the server accepts it.
   * @returns number of cancelled mails
   */
  async cancel(keys: readonly string[], now: Date): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { key: trusted({ $in: [...keys] }), status: trusted({ $in: CANCELLABLE }), cancelledAt: null },
      { $set: { status: 'failed', cancelledAt: now, error: TAKEN_BACK } },
    );
    return modifiedCount;
  }

  /** Sets mails with an expired claim to `unknown`: their worker crashed while sending. @returns their number */
  async expireClaims(now: Date): Promise<number> {
    const filter = { status: 'sending' as const, dueAt: trusted({ $lt: now }) };
    const { modifiedCount } = await this.model.updateMany(filter, {
      $set: { status: 'unknown', error: INTERRUPTED },
    });
    return modifiedCount;
  }

  /** Up to 500 queued mails that were due before a time, in the order of their due dates. */
  async findDue(before: Date): Promise<string[]> {
    const found = await this.model
      .find({ status: 'queued', dueAt: trusted({ $lte: before }) }, { _id: 1 })
      .limit(BATCH_SIZE)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toString());
  }

  private finish(id: string, claim: string, set: Partial<MailRecord>): Promise<boolean> {
    return this.change({ _id: id, claim, status: 'sending' }, set);
  }

  private async change(
    filter: QueryFilter<MailRecord>,
    set: Partial<MailRecord>,
    increase?: { tries: number },
  ): Promise<boolean> {
    const update = { $set: set, ...(increase && { $inc: increase }) };
    return (await this.model.updateOne(filter, update)).matchedCount === 1;
  }
}

/** Statuses from which staff can send a mail again. */
export const resendableStatuses = (hasMailServer: boolean): MailStatus[] =>
  hasMailServer ? [...RESENDABLE, 'kept'] : RESENDABLE;
