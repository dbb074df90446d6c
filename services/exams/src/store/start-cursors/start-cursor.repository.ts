import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { START_CURSOR_MODEL, type StartCursorRecord } from './start-cursor.schema';

const ID = 'attempts';

@Injectable()
export class StartCursorRepository {
  constructor(@InjectModel(START_CURSOR_MODEL) private readonly cursors: Model<StartCursorRecord>) {}

  /** Sets the first position, from the previous version or else now; keeps one that exists. */
  async begin(): Promise<void> {
    await unlessDuplicate(() => this.cursors.create({ _id: ID, at: new Date() }));
    const stored = await this.cursors.findOne({ _id: ID }).lean<StartCursorRecord>().exec();
    if (stored?.attempt && !stored.at) await this.move(stored.attempt.getTimestamp());
  }

  /** @returns the time up to which starts are recorded */
  async read(): Promise<Date | undefined> {
    return (await this.cursors.findOne({ _id: ID }).lean<StartCursorRecord>().exec())?.at;
  }

  async move(at: Date): Promise<void> {
    await this.cursors.updateOne({ _id: ID }, { $max: { at } }, { upsert: true });
  }
}
