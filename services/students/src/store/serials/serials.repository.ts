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

/** A list of serials, and who searches it: nobody without. */
export type SerialsQuery = SerialListQuery & { viewer?: SerialViewer };

const HIDDEN_FIELDS = [...SEARCH_FIELDS, CHANGE_FIELD];
const LIST = {
  searched: { words: 'words', names: ['issuedTo.name'] },
  inMemory: {
    moment: 'dateGenerated',
    // Serial and holder, because a search of serials in use compares them.
    fields: ['dateGenerated', 'state', 'purpose', 'batch._id', 'serial', 'issuedTo.words', 'madeBy._id'],
  },
};
const NEWEST_FIRST = { dateGenerated: -1, _id: -1 } as const;
/** The states of a serial that nobody can use any more, or just now. */
const NOT_VALID = trusted({ $in: ['claimed', 'used', 'revoked'] satisfies SerialState[] });

@Injectable()
export class SerialsRepository {
  private readonly lists: ListReader<SerialRecord>;
  private readonly makers: BatchedFinds<SerialRecord>;

  constructor(@InjectModel(SERIAL_MODEL) private readonly model: Model<SerialRecord>) {
    this.lists = listReader(model, LIST);
    this.makers = new BatchedFinds(model, 'serial', { fields: { serial: 1, madeBy: 1 } });
  }

  /** Makes a long list fast, before it is asked for. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  /** Stores new serials. @returns them newest first. */
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

  /** Rows of the list after a known one, in its order. */
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

  /** Time of the first serial, or of the first before a moment. */
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

  /** Maker of a serial, for the sign-in of a hall. */
  async makerOf(serial: string): Promise<StaffRef | undefined> {
    return (await this.makers.findOne(serial))?.madeBy;
  }

  /** Makers by serial; serials of earlier versions are absent. */
  async makersOf(serials: readonly string[]): Promise<Map<string, StaffRef>> {
    const found = await Promise.all(
      serials.map(async (serial) => [serial, await this.makerOf(serial)] as const),
    );
    return new Map(found.flatMap(([serial, maker]) => (maker ? [[serial, maker]] : [])));
  }

  /** Serials of certificates for a student, oldest first. */
  listOfStudent(student: string): Promise<SerialRecord[]> {
    return this.model
      .find({ student: new Types.ObjectId(student) })
      .sort({ _id: 1 })
      .lean();
  }

  /** The valid serials of a batch, in the order of the list. */
  unusedOf(batch: string): Promise<SerialRecord[]> {
    return this.model
      .find({ 'batch._id': new Types.ObjectId(batch), state: 'valid' })
      .sort(NEWEST_FIRST)
      .lean();
  }

  countUnused(batch: Types.ObjectId): Promise<number> {
    return this.model.countDocuments({ 'batch._id': batch, state: 'valid' });
  }

  /** Notes to whom a serial was given; nobody without a holder. @returns it, unless it is gone. */
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

  /** @returns true if it existed and was still valid. */
  async removeUnused(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id, state: 'valid' })).deletedCount === 1;
  }

  /** Marks a valid certificate serial used. @returns true if this call did. */
  async redeem(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate', state: 'valid' },
      { $set: { state: 'used', dateUsed: new Date() } },
    );
    return done.matchedCount === 1;
  }

  /** Revokes a certificate serial. @returns true if it exists. */
  async revoke(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate' },
      { $set: { state: 'revoked' } },
    );
    return done.matchedCount === 1;
  }

  /** Gives a revoked certificate serial back to its certificate. Idempotent. @returns true if it is in use now. */
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

/** The conditions of the list's filters. */
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
 * Condition for serials that are masked for the viewer: the whole serial, its last group or its holder. Searching by other
 * beginnings would reveal them.
 */
function findableBy(search: string, viewer?: SerialViewer): Record<string, unknown> {
  const serial = normaliseSerial(search);
  const inUse = /^[A-Z\d]{1,4}$/.test(serial) ? trusted({ $regex: `-${serial}[^-]*$` }) : serial;
  const holder = wordCondition('issuedTo.words', search, true);
  const known = knownTo(viewer);
  return { $or: [...(known ? [known] : []), { serial: inUse }, ...(holder ? [holder] : [])] };
}

/** The unused serials that the viewer knows as a whole. */
function knownTo(viewer?: SerialViewer): Record<string, unknown> | undefined {
  if (viewer?.isSuper) return { state: 'valid' };
  return viewer?.id === undefined
    ? undefined
    : { state: 'valid', 'madeBy._id': new Types.ObjectId(viewer.id) };
}
