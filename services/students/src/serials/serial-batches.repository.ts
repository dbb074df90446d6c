import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, type Page, type PageQuery } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { SERIAL_BATCH_MODEL, type SerialBatchRecord } from './serial-batch.schema';

@Injectable()
export class SerialBatchesRepository {
  constructor(@InjectModel(SERIAL_BATCH_MODEL) private readonly model: Model<SerialBatchRecord>) {}

  async create(batch: Omit<SerialBatchRecord, '_id'>): Promise<SerialBatchRecord> {
    const record = { _id: new Types.ObjectId(), ...batch };
    await this.model.insertMany([record]);
    return record;
  }

  list(query: PageQuery): Promise<Page<SerialBatchRecord>> {
    return findPage(this.model, query, { sort: { dateGenerated: -1, _id: -1 } });
  }

  async findById(id: string): Promise<SerialBatchRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }
}
