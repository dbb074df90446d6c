import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailStatus } from '@concord/contracts';
import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';
import { MAIL, type MailRecord } from './mail.schema';

const BATCH = 500;
const AGAIN: MailStatus[] = ['failed', 'unknown'];
/** A claim that has ended may still be kept by a slow mail server. */
const CLAIMED: MailStatus[] = ['sending', 'unknown'];

/** What staff read of a mail of which nobody can tell whether it went out. */
const ENDED = 'Sending was interrupted: it may or may not have gone out';

/** The states of mails. Each change is one conditional update, so that it happens once whoever else tries. */
@Injectable()
export class MailStatesRepository {
  constructor(@InjectModel(MAIL) private readonly model: Model<MailRecord>) {}

  /** Takes a queued mail to send it. @returns false when it is not due, or somebody else has it. */
  claim(id: string, claim: string, now: Date, until: Date): Promise<boolean> {
    return this.change(
      { _id: id, status: 'queued', dueAt: trusted({ $lte: now }) },
      { status: 'sending', claim, claimedAt: now, dueAt: until },
      { tries: 1 },
    );
  }

  /** The mail server took it. True also of a claim that had ended meanwhile, unless the mail was queued anew. */
  sent(id: string, claim: string, now: Date): Promise<boolean> {
    return this.change(
      { _id: id, claim, status: trusted({ $in: CLAIMED }) },
      { status: 'sent', sentAt: now, error: null },
    );
  }

  kept(id: string, claim: string): Promise<boolean> {
    return this.end(id, claim, { status: 'kept', error: null });
  }

  failed(id: string, claim: string, error: string): Promise<boolean> {
    return this.end(id, claim, { status: 'failed', error });
  }

  unknown(id: string, claim: string, error: string): Promise<boolean> {
    return this.end(id, claim, { status: 'unknown', error });
  }

  /** Back to the queue: the mail server refused it for now. */
  postpone(id: string, claim: string, dueAt: Date, error: string): Promise<boolean> {
    return this.end(id, claim, { status: 'queued', dueAt, error, claim: null });
  }

  /** Staff want it sent anew. @param isServerSet whether there is a mail server for mails that were only kept */
  queueAgain(id: string, isServerSet: boolean, now: Date): Promise<boolean> {
    return this.change(
      { _id: id, status: trusted({ $in: againFrom(isServerSet) }) },
      { status: 'queued', dueAt: now, tries: 0, claim: null, error: null },
    );
  }

  /** Mails whose sender ended before it said how sending went. @returns how many. */
  async endClaims(now: Date): Promise<number> {
    const filter = { status: 'sending' as const, dueAt: trusted({ $lt: now }) };
    const { modifiedCount } = await this.model.updateMany(filter, {
      $set: { status: 'unknown', error: ENDED },
    });
    return modifiedCount;
  }

  /** Queued mails that are due since this moment, in the order of the index: those that wait longest first. */
  async due(since: Date): Promise<string[]> {
    const found = await this.model
      .find({ status: 'queued', dueAt: trusted({ $lte: since }) }, { _id: 1 })
      .limit(BATCH)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id.toString());
  }

  private end(id: string, claim: string, set: Partial<MailRecord>): Promise<boolean> {
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

/** The states from which staff may have a mail sent again. */
export const againFrom = (isServerSet: boolean): MailStatus[] => (isServerSet ? [...AGAIN, 'kept'] : AGAIN);
