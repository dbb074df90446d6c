import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ObjectId, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { LISTED_PAUSE_MODEL, type ListedPauseRecord } from './listed-pause.schema';

/** A pause, by its attempt and its start. */
export interface PauseAt {
  readonly attempt: ObjectId;
  readonly at: Date;
}

const idOf = ({ attempt, at }: PauseAt) => `${attempt}-${at.getTime()}`;

@Injectable()
export class ListedPausesRepository {
  constructor(@InjectModel(LISTED_PAUSE_MODEL) private readonly listed: Model<ListedPauseRecord>) {}

  /** Adds pauses; known ones are skipped. */
  async add(pauses: readonly PauseAt[]): Promise<void> {
    const records = pauses.map(({ attempt, at }) => ({ _id: idOf({ attempt, at }), attempt, at }));
    if (records.length > 0) await unlessDuplicate(() => this.listed.insertMany(records, { ordered: false }));
  }

  async remove(pauses: readonly PauseAt[]): Promise<void> {
    if (pauses.length > 0) await this.listed.deleteMany({ _id: trusted({ $in: pauses.map(idOf) }) });
  }

  /** @returns attempts with a pause that began after the moment */
  async attemptsSince(moment: Date): Promise<ObjectId[]> {
    const found = await this.listed
      .find({ at: trusted({ $gt: moment }) }, { attempt: 1 })
      .lean<Pick<ListedPauseRecord, 'attempt'>[]>()
      .exec();
    return found.map(({ attempt }) => attempt);
  }
}
