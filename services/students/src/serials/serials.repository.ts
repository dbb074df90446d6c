import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchTokens } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import {
  beginningsOf,
  type Found,
  foundIn,
  type FoundPage,
  pageStages,
  searchStages,
} from '../platform/word-search';
import { newSerialNumber } from './serial-number';
import { SERIAL, type SerialRecord } from './serial.schema';

export type NewSerial = Pick<SerialRecord, 'purpose' | 'studentName' | 'selectedCourse'>;

/** What views are made from. */
export type ReadSerial = Omit<SerialRecord, 'words' | 'beginnings'>;

export interface SerialPage {
  page: number;
  pageSize: number;
  search?: string;
}

const NEWEST_FIRST = { dateGenerated: -1, _id: -1 } as const;

@Injectable()
export class SerialsRepository {
  constructor(@InjectModel(SERIAL) private readonly model: Model<SerialRecord>) {}

  /** Makes so many serials; newest first. */
  async make(count: number, kind: NewSerial): Promise<SerialRecord[]> {
    const dateGenerated = new Date();
    const records = Array.from({ length: count }, (): SerialRecord => {
      const serial = newSerialNumber();
      const words = searchTokens([serial, serial.replaceAll('-', '')]);
      return {
        _id: new Types.ObjectId(),
        serial,
        ...kind,
        state: 'valid',
        dateGenerated,
        words,
        beginnings: beginningsOf(words),
      };
    });
    await this.model.insertMany(records);
    return records.reverse();
  }

  async list({ page, pageSize, search }: SerialPage): Promise<Found<ReadSerial>> {
    const typed = search?.trim();
    if (typed) return this.search(typed, { page, pageSize });
    const [records, total] = await Promise.all([
      this.model
        .find({})
        .select('-words -beginnings')
        .sort(NEWEST_FIRST)
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<ReadSerial[]>(),
      this.count(),
    ]);
    return { records, total };
  }

  private async search(typed: string, page: { page: number; pageSize: number }): Promise<Found<ReadSerial>> {
    const matching = searchStages(typed);
    if (!matching) return { records: [], total: 0 };
    const pages = await this.model.aggregate<FoundPage<ReadSerial>>([
      ...matching,
      ...pageStages(page, NEWEST_FIRST, ['words', 'beginnings']),
    ]);
    return foundIn(pages);
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
