import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { normaliseSerial, type SerialListQuery } from '@concord/contracts';
import { findPage, type Page, SEARCH_FIELDS, searchFields, timeRange } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { newSerialNumber } from './serial-number';
import { SERIAL_MODEL, type SerialProjection, type SerialRecord, type SerialState } from './serial.schema';

export type NewSerial = Pick<SerialRecord, 'purpose' | 'studentName' | 'selectedCourse' | 'madeBy'>;

const NEWEST_FIRST = { dateGenerated: -1, _id: -1 } as const;
/** The states of a serial that nobody can use any more, or just now. */
const NOT_VALID = trusted({ $in: ['claimed', 'used', 'revoked'] satisfies SerialState[] });

@Injectable()
export class SerialsRepository {
  constructor(@InjectModel(SERIAL_MODEL) private readonly model: Model<SerialRecord>) {}

  /** Stores new serials. @returns them newest first. */
  async create(count: number, kind: NewSerial): Promise<SerialRecord[]> {
    const dateGenerated = new Date();
    const records = Array.from({ length: count }, (): SerialRecord => {
      const serial = newSerialNumber();
      return {
        _id: new Types.ObjectId(),
        serial,
        ...kind,
        state: 'valid',
        dateGenerated,
        ...searchFields([serial, serial.replaceAll('-', '')]),
      };
    });
    await this.model.insertMany(records);
    return records.reverse();
  }

  list(query: SerialListQuery): Promise<Page<SerialProjection>> {
    const { page, pageSize, valid, purpose } = query;
    const search = query.search?.trim();
    const dateGenerated = timeRange(query);
    const filter = {
      ...(search && findableBy(search)),
      ...(valid !== undefined && { state: valid ? 'valid' : NOT_VALID }),
      ...(purpose && { purpose }),
      ...(dateGenerated && { dateGenerated }),
    };
    const options = { sort: NEWEST_FIRST, without: SEARCH_FIELDS, filter };
    return findPage(this.model, { page, pageSize, search }, options);
  }

  count(): Promise<number> {
    return this.model.estimatedDocumentCount();
  }

  async findById(id: string): Promise<SerialRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  async find(serial: string): Promise<SerialRecord | undefined> {
    return (await this.model.findOne({ serial }).lean()) ?? undefined;
  }

  /** Marks a valid certificate serial used. @returns whether this call did. */
  async redeem(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate', state: 'valid' },
      { $set: { state: 'used', dateUsed: new Date() } },
    );
    return done.matchedCount === 1;
  }

  /** Revokes a certificate serial for good. @returns whether it exists. */
  async revoke(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate' },
      { $set: { state: 'revoked' } },
    );
    return done.matchedCount === 1;
  }
}

/** A serial in use is found by the whole of it or by its last group: other beginnings would tell what is masked. */
function findableBy(search: string): Record<string, unknown> {
  const serial = normaliseSerial(search);
  const inUse = /^[A-Z\d]{1,4}$/.test(serial) ? { $regex: `-${serial}[^-]*$` } : serial;
  return { $or: [{ state: 'valid' }, { serial: inUse }] };
}
