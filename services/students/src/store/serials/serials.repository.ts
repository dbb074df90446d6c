import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ExportCursor, normaliseSerial, type SerialListQuery } from '@concord/contracts';
import {
  BatchedFinds,
  CHANGE_FIELD,
  listReader,
  type ListReader,
  type Page,
  type RowsAfter,
  SEARCH_FIELDS,
  type StaffRef,
  timeRange,
  wordCondition,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { newSerialNumber } from './serial-number';
import type { SerialViewer } from './serial-viewer';
import {
  SERIAL_MODEL,
  type SerialHolder,
  type SerialProjection,
  type SerialRecord,
  serialSearchFields,
  type SerialState,
  toStoredHolder,
} from './serial.schema';

export type NewSerial = Pick<
  SerialRecord,
  'purpose' | 'studentName' | 'selectedCourse' | 'student' | 'madeBy' | 'batch' | 'dateGenerated'
>;

/** Query of a list; without `viewer`, the viewer is unknown. */
export type SerialsQuery = SerialListQuery & { viewer?: SerialViewer };

const HIDDEN_FIELDS = [...SEARCH_FIELDS, CHANGE_FIELD];
const LIST = {
  searched: { words: 'words', names: ['issuedTo.name'] },
  inMemory: {
    moment: 'dateGenerated',
    // Includes number and recipient, because a search compares them in used serials.
    fields: ['dateGenerated', 'state', 'purpose', 'batch._id', 'serial', 'issuedTo.words', 'madeBy._id'],
  },
};
const NEWEST_FIRST = { dateGenerated: -1, _id: -1 } as const;
/** States of serials that cannot be used. */
const NOT_VALID = trusted({ $in: ['claimed', 'used', 'revoked'] satisfies SerialState[] });

@Injectable()
export class SerialsRepository {
  private readonly lists: ListReader<SerialRecord>;
  private readonly makers: BatchedFinds<SerialRecord>;

  constructor(@InjectModel(SERIAL_MODEL) private readonly model: Model<SerialRecord>) {
    this.lists = listReader(model, LIST);
    this.makers = new BatchedFinds(model, 'serial', { fields: { serial: 1, madeBy: 1 } });
  }

  /** Prepares a long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  /** Stores new serials. @returns them, newest first */
  async create(count: number, kind: NewSerial): Promise<SerialRecord[]> {
    const records = Array.from({ length: count }, (): SerialRecord => {
      const serial = newSerialNumber();
      return {
        _id: new Types.ObjectId(),
        serial,
        ...kind,
        state: 'valid',
        ...serialSearchFields(serial),
      };
    });
    await this.model.insertMany(records);
    return records.reverse();
  }

  list(query: SerialsQuery): Promise<Page<SerialProjection>> {
    const { page, pageSize, search } = query;
    return this.lists.page({ page, pageSize, search }, optionsOf(query));
  }

  /** The next rows of the list after a row. */
  listAfter(
    query: SerialsQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<SerialProjection>> {
    return this.lists.after({ ...optionsOf(query), search: query.search, after, limit });
  }

  count(): Promise<number> {
    return this.lists.count();
  }

  /** Time of the first serial, or of the first one before `before`. */
  async firstMadeAt(before?: Date): Promise<Date | undefined> {
    const first = await this.model
      .findOne(before ? { dateGenerated: trusted({ $lt: before }) } : {}, { dateGenerated: 1 })
      .sort({ dateGenerated: 1, _id: 1 })
      .lean();
    return first?.dateGenerated;
  }

  countMade(period: { from: string; to: string }): Promise<number> {
    return this.model.countDocuments({ dateGenerated: timeRange(period) ?? {} });
  }

  countUsed(period: { from: string; to: string }): Promise<number> {
    return this.model.countDocuments({ dateUsed: timeRange(period) ?? {} });
  }

  async findById(id: string): Promise<SerialRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  async find(serial: string): Promise<SerialRecord | undefined> {
    return (await this.model.findOne({ serial }).lean()) ?? undefined;
  }

  /** Creator of a serial, for candidates who sign in. */
  async makerOf(serial: string): Promise<StaffRef | undefined> {
    return (await this.makers.findOne(serial))?.madeBy;
  }

  /** Creators by serial; those of earlier versions are absent. */
  async makersOf(serials: readonly string[]): Promise<Map<string, StaffRef>> {
    const found = await Promise.all(
      serials.map(async (serial) => [serial, await this.makerOf(serial)] as const),
    );
    return new Map(found.flatMap(([serial, maker]) => (maker ? [[serial, maker]] : [])));
  }

  /** Certificate serials of a student, oldest first. */
  listOfStudent(student: string): Promise<SerialRecord[]> {
    return this.model
      .find({ student: new Types.ObjectId(student) })
      .sort({ _id: 1 })
      .lean();
  }

  /** Valid serials of a batch, in the order of the list. */
  unusedOf(batch: string): Promise<SerialRecord[]> {
    return this.model
      .find({ 'batch._id': new Types.ObjectId(batch), state: 'valid' })
      .sort(NEWEST_FIRST)
      .lean();
  }

  countUnused(batch: Types.ObjectId): Promise<number> {
    return this.model.countDocuments({ 'batch._id': batch, state: 'valid' });
  }

  /** Records the recipient of a serial, or removes it. @returns the serial; undefined if it is gone */
  async issue(
    { _id, serial }: Pick<SerialRecord, '_id' | 'serial'>,
    holder?: Omit<SerialHolder, 'words'>,
  ): Promise<SerialRecord | undefined> {
    const search = serialSearchFields(serial, holder);
    const change = holder
      ? { $set: { ...search, issuedTo: toStoredHolder(holder) } }
      : { $set: search, $unset: { issuedTo: 1 } };
    const options = { returnDocument: 'after' } as const;
    return (await this.model.findOneAndUpdate({ _id }, change, options).lean()) ?? undefined;
  }

  /** @returns true if it existed and was valid */
  async removeUnused(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id, state: 'valid' })).deletedCount === 1;
  }

  /** Marks a valid certificate serial as used. @returns true if this call did so */
  async redeem(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate', state: 'valid' },
      { $set: { state: 'used', dateUsed: new Date() } },
    );
    return done.matchedCount === 1;
  }

  /** Revokes a certificate serial. @returns true if it exists */
  async revoke(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate' },
      { $set: { state: 'revoked' } },
    );
    return done.matchedCount === 1;
  }

  /** Makes a revoked certificate serial used again. Idempotent. @returns true if it is used now */
  async restore(serial: string): Promise<boolean> {
    const state = trusted({ $in: ['revoked', 'used'] satisfies SerialState[] });
    const filter = { serial, purpose: 'certificate' as const, state };
    return (await this.model.updateOne(filter, { $set: { state: 'used' } })).matchedCount === 1;
  }
}

const optionsOf = (query: SerialsQuery) => ({
  sort: NEWEST_FIRST,
  without: HIDDEN_FIELDS,
  filter: toFilter(query),
});

function toFilter(query: SerialsQuery): Record<string, unknown> {
  const { valid, purpose, batch, viewer } = query;
  const search = query.search?.trim();
  const dateGenerated = timeRange(query);
  return {
    ...(search && findableBy(search, viewer)),
    ...(valid !== undefined && { state: valid ? 'valid' : NOT_VALID }),
    ...(purpose && { purpose }),
    ...(batch && { 'batch._id': new Types.ObjectId(batch) }),
    ...(dateGenerated && { dateGenerated }),
  };
}

/**
 * Search in serials that are masked for the viewer: by the whole number, its last group, or the recipient. Other
 * prefixes would reveal the number.
 */
function findableBy(search: string, viewer?: SerialViewer): Record<string, unknown> {
  const serial = normaliseSerial(search);
  const inUse = /^[A-Z\d]{1,4}$/.test(serial) ? trusted({ $regex: `-${serial}[^-]*$` }) : serial;
  const holder = wordCondition('issuedTo.words', search, true);
  const known = knownTo(viewer);
  return { $or: [...(known ? [known] : []), { serial: inUse }, ...(holder ? [holder] : [])] };
}

/** Unused serials that the viewer sees in full. */
function knownTo(viewer?: SerialViewer): Record<string, unknown> | undefined {
  if (viewer?.isSuper) return { state: 'valid' };
  return viewer?.id === undefined
    ? undefined
    : { state: 'valid', 'madeBy._id': new Types.ObjectId(viewer.id) };
}
