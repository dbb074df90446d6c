import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BackupKind } from '@concord/contracts';
import { type Model, Types } from 'mongoose';
import { BACKUP_RUN_MODEL, type BackupRunRecord } from './backup-run.schema';

@Injectable()
export class BackupRunsRepository {
  constructor(@InjectModel(BACKUP_RUN_MODEL) private readonly runs: Model<BackupRunRecord>) {}

  async add(run: Omit<BackupRunRecord, '_id'>): Promise<void> {
    await this.runs.insertMany([{ _id: new Types.ObjectId(), ...run }]);
  }

  /** The last successful or failed run of a kind. */
  async last(kind: BackupKind, ok: boolean): Promise<BackupRunRecord | null> {
    return this.runs.findOne({ ok, kind }).sort({ endedAt: -1 }).lean<BackupRunRecord>().exec();
  }
}
