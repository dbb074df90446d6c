import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { REMINDER_PAUSE_MODEL, type ReminderPauseRecord } from './reminder-pause.schema';

/** Pauses of reminders, one a member at most. */
@Injectable()
export class ReminderPausesRepository {
  constructor(@InjectModel(REMINDER_PAUSE_MODEL) private readonly model: Model<ReminderPauseRecord>) {}

  async of(member: string): Promise<ReminderPauseRecord | undefined> {
    return (await this.model.findOne({ _id: member }).lean<ReminderPauseRecord>()) ?? undefined;
  }

  /** Pauses of these members, by member. */
  async ofMany(members: readonly Types.ObjectId[]): Promise<Map<string, ReminderPauseRecord>> {
    const found = await this.model
      .find({ _id: trusted({ $in: [...members] }) })
      .lean<ReminderPauseRecord[]>();
    return new Map(found.map((pause) => [pause._id.toString(), pause]));
  }

  /** The members among these who have a pause. */
  async membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    return [...(await this.ofMany(members)).keys()];
  }

  async put({ _id, ...pause }: ReminderPauseRecord): Promise<void> {
    await this.model.updateOne({ _id }, { $set: pause, $unset: { merge: 1, before: 1 } }, { upsert: true });
  }

  async end(member: string): Promise<void> {
    await this.model.deleteOne({ _id: member });
  }

  /**
   * Gives the kept member of a merge the pause of the dropped one if it lasts longer. The dropped member's own stays
   * for an undo.
   */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    const [pause, kept] = await Promise.all([this.of(from.toString()), this.of(to.toString())]);
    if (!pause || (kept && endOf(kept) >= endOf(pause))) return;
    const before = kept && fieldsOf(kept);
    const $set = { ...fieldsOf(pause), merge, ...(before && { before }) };
    await this.model.updateOne({ _id: to }, { $set }, { upsert: true });
  }

  /** Takes the pause that a merge brought, unless staff changed it since. */
  async giveBack(keep: Types.ObjectId, merge: string): Promise<void> {
    const kept = await this.of(keep.toString());
    if (kept?.merge !== merge) return;
    const filter = { _id: keep, merge };
    if (kept.before)
      await this.model.updateOne(filter, { $set: kept.before, $unset: { merge: 1, before: 1 } });
    else await this.model.deleteOne(filter);
  }
}

/** Last day of a pause; one without an end is the longest. */
const endOf = ({ until }: Pick<ReminderPauseRecord, 'until'>): string => until ?? '9999-12-31';

const fieldsOf = ({ reason, until, at, by }: ReminderPauseRecord) => ({ reason, until, at, by });
