import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { type PauseLayer, REMINDER_PAUSE_MODEL, type ReminderPauseRecord } from './reminder-pause.schema';

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
    const { _id: _, ...before } = kept ?? { _id: to };
    const change = kept
      ? { $set: { ...fieldsOf(pause), merge, before } }
      : { $set: { ...fieldsOf(pause), merge } };
    await this.model.updateOne({ _id: to }, change, { upsert: true });
  }

  /** Takes the pause that a merge brought, unless staff changed it since. */
  async giveBack(keep: Types.ObjectId, merge: string): Promise<void> {
    const kept = await this.of(keep.toString());
    if (!kept) return;
    const { _id, ...top } = kept;
    const left = withoutLayer(top, merge);
    if (left === top) return;
    const filter = { _id, at: kept.at, merge: kept.merge };
    if (!left) await this.model.deleteOne(filter);
    else await this.model.replaceOne(filter, left);
  }
}

/** The pause without what this merge brought, in whatever layer; undefined if nothing is left. */
function withoutLayer(pause: PauseLayer, merge: string): PauseLayer | undefined {
  if (pause.merge === merge) return pause.before;
  const before = pause.before && withoutLayer(pause.before, merge);
  if (before === pause.before) return pause;
  const { before: _, ...rest } = pause;
  return before ? { ...rest, before } : rest;
}

/** Last day of a pause; one without an end is the longest. */
const endOf = ({ until }: Pick<ReminderPauseRecord, 'until'>): string => until ?? '9999-12-31';

const fieldsOf = ({ reason, until, at, by }: ReminderPauseRecord) => ({ reason, until, at, by });
