import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { objectIdAt, type ObjectId, unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { START_CURSOR_MODEL, type StartCursorRecord } from './start-cursor.schema';

const ID = 'attempts';

@Injectable()
export class StartCursorRepository {
  constructor(@InjectModel(START_CURSOR_MODEL) private readonly cursors: Model<StartCursorRecord>) {}

  /** Begins now, unless it has begun: starts of before were recorded by the release before. */
  async begin(): Promise<void> {
    await unlessDuplicate(() => this.cursors.create({ _id: ID, attempt: objectIdAt(new Date()) }));
  }

  /** @returns the attempt up to which starts are recorded */
  async read(): Promise<ObjectId | undefined> {
    return (await this.cursors.findOne({ _id: ID }).lean<StartCursorRecord>().exec())?.attempt;
  }

  async move(attempt: ObjectId): Promise<void> {
    await this.cursors.updateOne({ _id: ID }, { $max: { attempt } }, { upsert: true });
  }
}
