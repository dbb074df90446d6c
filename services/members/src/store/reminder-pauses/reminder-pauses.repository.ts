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

  async put({ _id, ...pause }: ReminderPauseRecord): Promise<void> {
    await this.model.updateOne({ _id }, { $set: pause }, { upsert: true });
  }

  async end(member: string): Promise<void> {
    await this.model.deleteOne({ _id: member });
  }
}
