import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { FEE_TABLE_MODEL, type FeeTableRecord } from './fee-table.schema';

/** Versions of the fee table, which are few: one a decision of the institute. */
@Injectable()
export class FeeTablesRepository {
  constructor(@InjectModel(FEE_TABLE_MODEL) private readonly model: Model<FeeTableRecord>) {}

  /** Every version, latest first. */
  all(): Promise<FeeTableRecord[]> {
    return this.model.find().sort({ _id: -1 }).lean();
  }

  /** @returns false if this version exists already. */
  async add(version: FeeTableRecord): Promise<boolean> {
    return (await unlessDuplicate(() => this.model.insertMany([version]))) !== undefined;
  }
}
