import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailStatus } from '@concord/contracts';
import { retryOnce } from '@concord/nest-platform';
import { type Model, mongo, Types } from 'mongoose';
import { type Found, foundIn, type FoundPage, pageStages, searchStages } from '../platform/word-search';
import { MAIL, type MailRecord } from './mail.schema';

export interface MailPage {
  page: number;
  pageSize: number;
  search?: string;
  status?: MailStatus;
}

/** What a list shows of a mail. */
export type MailRow = Omit<MailRecord, 'text' | 'html' | 'words' | 'beginnings'>;

const NOT_LISTED = ['text', 'html', 'words', 'beginnings'] as const;
const LISTED = NOT_LISTED.map((field) => `-${field}`).join(' ');
const NEWEST = { createdAt: -1, _id: -1 } as const;

/** Ordering, reading and removing mails. How one is sent is the matter of the mail states. */
@Injectable()
export class MailsRepository {
  constructor(@InjectModel(MAIL) private readonly model: Model<MailRecord>) {}

  newId(): Types.ObjectId {
    return new Types.ObjectId();
  }

  /** Stores mails; one whose key is there already stays as it is. @returns those that are new. */
  async insert(mails: MailRecord[]): Promise<MailRecord[]> {
    try {
      await retryOnce(() => this.model.insertMany(mails, { ordered: false }));
      return mails;
    } catch (error) {
      const known = duplicatesIn(error);
      if (!known) throw error;
      return mails.filter((_, index) => !known.has(index));
    }
  }

  async find(id: string): Promise<MailRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean<MailRecord>()) ?? undefined;
  }

  async list({ page, pageSize, search, status }: MailPage): Promise<Found<MailRow>> {
    const typed = search?.trim();
    const filter = status ? { status } : {};
    if (typed) {
      const matching = searchStages(typed);
      if (!matching) return { records: [], total: 0 };
      const stages = [...matching, { $match: filter }, ...pageStages({ page, pageSize }, NEWEST, NOT_LISTED)];
      return foundIn(await this.model.aggregate<FoundPage<MailRow>>(stages));
    }
    const [records, total] = await Promise.all([
      this.model
        .find(filter)
        .select(LISTED)
        .sort(NEWEST)
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<MailRow[]>(),
      status ? this.model.countDocuments(filter) : this.model.estimatedDocumentCount(),
    ]);
    return { records, total };
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.model.deleteMany({ student: new Types.ObjectId(student) });
  }
}

const DUPLICATE_KEY = 11_000;

/** The places of the documents that were there already, or undefined when anything else went wrong too. */
function duplicatesIn(error: unknown): Set<number> | undefined {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  const errors = [error.writeErrors].flat();
  const isAll = errors.length > 0 && errors.every(({ code }) => code === DUPLICATE_KEY);
  return isAll ? new Set(errors.map(({ index }) => index)) : undefined;
}
