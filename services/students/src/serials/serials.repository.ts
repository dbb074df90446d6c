import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchConditions, searchTokens } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { totalOf } from '../platform/total-of';
import { newSerialNumber } from './serial-number';
import { SERIAL, type SerialRecord } from './serial.schema';

export type NewSerial = Pick<SerialRecord, 'purpose' | 'studentName' | 'selectedCourse'>;

/** What views are made from. */
export type ReadSerial = Omit<SerialRecord, 'tokens'>;

export interface SerialPage {
  page: number;
  pageSize: number;
  search?: string;
}

@Injectable()
export class SerialsRepository {
  constructor(@InjectModel(SERIAL) private readonly model: Model<SerialRecord>) {}

  /** Makes so many serials; newest first. */
  async make(count: number, kind: NewSerial): Promise<SerialRecord[]> {
    const dateGenerated = new Date();
    const records = Array.from({ length: count }, (): SerialRecord => {
      const serial = newSerialNumber();
      const tokens = searchTokens([serial, serial.replaceAll('-', '')]);
      return { _id: new Types.ObjectId(), serial, ...kind, state: 'valid', dateGenerated, tokens };
    });
    await this.model.insertMany(records);
    return records.reverse();
  }

  async list({ page, pageSize, search }: SerialPage): Promise<{ records: ReadSerial[]; total: number }> {
    const words = search?.trim();
    const filter = words ? searchFilter(words) : {};
    if (!filter) return { records: [], total: 0 };
    const records = await this.model
      .find(filter)
      .select('-tokens')
      .sort({ dateGenerated: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<ReadSerial[]>();
    const count = () => (words ? this.model.countDocuments(filter).exec() : this.count());
    return { records, total: await totalOf({ page, pageSize }, records.length, count) };
  }

  count(): Promise<number> {
    return this.model.estimatedDocumentCount();
  }

  async find(serial: string): Promise<SerialRecord | undefined> {
    return (await this.model.findOne({ serial }).lean()) ?? undefined;
  }

  /** Takes a valid certificate serial into use. @returns whether this call did it. */
  async redeem(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate', state: 'valid' },
      { $set: { state: 'used', dateUsed: new Date() } },
    );
    return done.matchedCount === 1;
  }

  /** Voids a certificate serial for good. @returns whether there is such a serial. */
  async revoke(serial: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { serial, purpose: 'certificate' },
      { $set: { state: 'revoked' } },
    );
    return done.matchedCount === 1;
  }
}

function searchFilter(search: string) {
  const conditions = searchConditions(search);
  return conditions && { tokens: trusted({ $all: conditions.words }) };
}
