import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  backFill,
  findPage,
  type Page,
  type PageQuery,
  SEARCH_FIELDS,
  searchFields,
} from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import {
  SERIAL_BATCH_MODEL,
  type SerialBatchProjection,
  type SerialBatchRecord,
} from './serial-batch.schema';

@Injectable()
export class SerialBatchesRepository {
  constructor(@InjectModel(SERIAL_BATCH_MODEL) private readonly model: Model<SerialBatchRecord>) {}

  async create(batch: Omit<SerialBatchProjection, '_id'>): Promise<SerialBatchRecord> {
    const record = { _id: new Types.ObjectId(), ...batch, ...searchFields([batch.note]) };
    await this.model.insertMany([record]);
    return record;
  }

  list(query: PageQuery): Promise<Page<SerialBatchProjection>> {
    return findPage(this.model, query, { sort: { dateGenerated: -1, _id: -1 }, without: SEARCH_FIELDS });
  }

  async findById(id: string): Promise<SerialBatchRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** Adds search words to batches of earlier releases. */
  async backFillSearchFields(): Promise<void> {
    await backFill<Pick<SerialBatchRecord, 'note'>>(this.model, {
      where: { words: { $exists: false } },
      fields: ['note'],
      change: ({ note }) => ({ $set: searchFields([note]) }),
    });
  }
}
