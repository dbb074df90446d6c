import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@concord/contracts';
import { duplicateKeyOf } from '@concord/nest-platform';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { EXPORT_MODEL, type ExportRecord } from './export.schema';

const PENDING: ExportRecord['status'][] = ['queued', 'working'];
const SWEEP_BATCH = 500;

type Filter = QueryFilter<ExportRecord>;
const isPending = (): Filter => ({ status: trusted({ $in: PENDING }) });
const pendingExport = (id: string): Filter => ({ _id: new Types.ObjectId(id), ...isPending() });

export type NewExport = Pick<
  ExportRecord,
  'kind' | 'format' | 'name' | 'query' | 'ids' | 'columns' | 'described' | 'asker' | 'viewer' | 'total'
>;

/** Records of requested files. Each state change is one conditional update. */
@Injectable()
export class ExportsRepository {
  constructor(@InjectModel(EXPORT_MODEL) private readonly exports: Model<ExportRecord>) {}

  /** @returns undefined when all slots of the person are taken. */
  async create(order: NewExport): Promise<ExportRecord | undefined> {
    const now = new Date();
    const state = { status: 'queued' as const, rows: 0, attempts: 0, createdAt: now, updatedAt: now };
    for (let place = 0; place < LIMITS.exportsOpen; place += 1) {
      const record = { _id: new Types.ObjectId(), ...order, ...state, slot: `${order.asker}-${place}` };
      try {
        await this.exports.insertMany([record]);
        return record;
      } catch (error) {
        if (!duplicateKeyOf(error)?.includes('slot')) throw error;
      }
    }
    return undefined;
  }

  find(id: string): Promise<ExportRecord | null> {
    return this.exports
      .findOne({ _id: new Types.ObjectId(id) })
      .lean<ExportRecord>()
      .exec();
  }

  /** The latest first. */
  listOf(asker: string): Promise<ExportRecord[]> {
    return this.exports
      .find({ asker })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LIMITS.exportsPerDay)
      .lean<ExportRecord[]>()
      .exec();
  }

  countOf(asker: string): Promise<number> {
    return this.exports.countDocuments({ asker });
  }

  /** Restarts at the first row. @returns false when the file has ended or has no attempts left. */
  startAttempt(id: string, maxAttempts: number): Promise<boolean> {
    return this.update(
      { ...pendingExport(id), attempts: trusted({ $lt: maxAttempts }) },
      { $set: { status: 'working', rows: 0, updatedAt: new Date() }, $inc: { attempts: 1 } },
    );
  }

  /** @returns false when the file was cancelled or finished by another run. */
  setRows(id: string, rows: number): Promise<boolean> {
    return this.update(pendingExport(id), { $set: { rows, updatedAt: new Date() } });
  }

  /** @returns false as {@link setRows} does. */
  finish(id: string, file: Pick<Required<ExportRecord>, 'public_id' | 'size' | 'rows'>): Promise<boolean> {
    return this.end(id, { status: 'done', ...file });
  }

  fail(id: string, reason: string): Promise<boolean> {
    return this.end(id, { status: 'failed', reason });
  }

  /** @returns false when it had ended. */
  cancel(id: string): Promise<boolean> {
    return this.end(id, { status: 'cancelled' });
  }

  /** Ids of unfinished files without progress since this moment, at most 500. */
  async idsPendingSince(moment: Date): Promise<string[]> {
    return this.ids({ ...isPending(), updatedAt: trusted({ $lt: moment }) });
  }

  /** At most 500 ids. */
  idsCreatedBefore(moment: Date): Promise<string[]> {
    return this.ids({ createdAt: trusted({ $lt: moment }) });
  }

  async remove(id: string): Promise<void> {
    await this.exports.deleteOne({ _id: new Types.ObjectId(id) });
  }

  private end(id: string, change: Partial<ExportRecord>): Promise<boolean> {
    const ended = { $set: { ...change, updatedAt: new Date() }, $unset: { slot: 1 } } as const;
    return this.update(pendingExport(id), ended);
  }

  private async ids(filter: Filter): Promise<string[]> {
    const found = await this.exports
      .find(filter, { _id: 1 })
      .limit(SWEEP_BATCH)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    return found.map(({ _id }) => _id.toHexString());
  }

  private async update(filter: Filter, change: UpdateQuery<ExportRecord>): Promise<boolean> {
    return (await this.exports.updateOne(filter, change)).matchedCount > 0;
  }
}
