import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportColumns } from '@concord/contracts';
import { findPage, type Page, type PageQuery } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import type { ImportedMember } from './imported-member';
import { IMPORT_PART_MODEL, type ImportHead, type ImportPartRecord } from './import.schema';

/** Rows of one part: a document stays far below its maximum size. */
const PART = 100;
const UNSETTLED = 20;

/** Rows of imports, kept for the task that imports them and for an undo. */
@Injectable()
export class ImportsRepository {
  constructor(@InjectModel(IMPORT_PART_MODEL) private readonly model: Model<ImportPartRecord>) {}

  /** Stores the rows of an import that has no task yet. */
  async add(
    id: string,
    columns: ImportColumns,
    rows: readonly ImportedMember[],
    head: Pick<ImportHead, 'file' | 'by'>,
  ): Promise<void> {
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
          ...(part === 0 && { ...head, total: rows.length, isPending: true }),
        },
      ]);
  }

  /** Notes that an import has its task. May run twice. */
  async ordered(id: string): Promise<void> {
    await this.model.updateOne({ import: id, part: 0 }, { $unset: { isPending: 1 } });
  }

  /** Rows of a part, from 0; undefined behind the last one. */
  async part(id: string, part: number): Promise<ImportedMember[] | undefined> {
    return (await this.model.findOne({ import: id, part }).lean<ImportPartRecord>())?.rows;
  }

  /** Imports by their first parts, without rows, latest first. */
  list(query: PageQuery): Promise<Page<Omit<ImportPartRecord, 'rows'>>> {
    return findPage(this.model, query, {
      filter: { part: 0, isPending: null },
      sort: { _id: -1 },
      without: ['rows'],
    });
  }

  /** Imports with a task whose balances may be missing, at most 20, the oldest first. */
  async unsettled(): Promise<Omit<ImportPartRecord, 'rows'>[]> {
    return this.model
      .find({ part: 0, isPending: null, settledAt: null, undoneAt: null }, { rows: 0 })
      .sort({ _id: 1 })
      .limit(UNSETTLED)
      .lean<Omit<ImportPartRecord, 'rows'>[]>();
  }

  /** True if each member of this import has the opening balance. */
  async isSettled(id: string): Promise<boolean> {
    return (await this.model.exists({ import: id, part: 0, settledAt: null })) === null;
  }

  /** Notes that each member of an import has the opening balance. */
  async settled(id: string): Promise<void> {
    await this.model.updateOne({ import: id, part: 0 }, { $set: { settledAt: new Date() } });
  }

  /** Notes that an import was undone. */
  async undone(id: string, undoneAt: Date): Promise<void> {
    await this.model.updateOne({ import: id, part: 0 }, { $set: { undoneAt } });
  }

  /** Empties the row with a member's number; the number stays, so that an undo knows the member. */
  async erase(number: string): Promise<void> {
    const parts = await this.model.find({ 'rows.number': number }).lean<ImportPartRecord[]>();
    for (const { _id, rows } of parts) {
      // Only the row's own place: another member of this part may be erased at the same time.
      for (const [at, row] of rows.entries())
        if (row.number === number)
          await this.model.updateOne({ _id }, { $set: { [`rows.${at}`]: withoutPerson(row) } });
    }
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

const withoutPerson = ({ row, number, terms, balance }: ImportedMember): ImportedMember => ({
  ...{ row, number, terms, balance },
  notes: '',
});
