import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportColumns } from '@concord/contracts';
import { type Model, Types } from 'mongoose';
import type { ImportedMember } from './imported-member';
import { IMPORT_PART_MODEL, type ImportPartRecord } from './import.schema';

/** Rows of one part: a document stays far below its maximum size. */
const PART = 100;

/** Rows of imports, kept for the task that imports them and for an undo. */
@Injectable()
export class ImportsRepository {
  constructor(@InjectModel(IMPORT_PART_MODEL) private readonly model: Model<ImportPartRecord>) {}

  async add(id: string, columns: ImportColumns, rows: readonly ImportedMember[]): Promise<void> {
    const createdAt = new Date();
    for (let part = 0; part * PART < rows.length; part += 1)
      await this.model.insertMany([
        {
          _id: new Types.ObjectId(),
          import: new Types.ObjectId(id),
          part,
          columns,
          rows: rows.slice(part * PART, (part + 1) * PART),
          createdAt,
        },
      ]);
  }

  /** Rows of a part, from 0; undefined behind the last one. */
  async part(id: string, part: number): Promise<ImportedMember[] | undefined> {
    return (await this.model.findOne({ import: id, part }).lean<ImportPartRecord>())?.rows;
  }

  /** Columns of the latest import. */
  async latestColumns(): Promise<ImportColumns | undefined> {
    const found = await this.model
      .findOne({ part: 0 }, { columns: 1 })
      .sort({ _id: -1 })
      .lean<ImportPartRecord>();
    return found?.columns;
  }
}
