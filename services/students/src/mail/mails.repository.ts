import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailStatus } from '@concord/contracts';
import {
  duplicatesOf,
  findPage,
  type Page,
  type PageQuery,
  retryOnce,
  SEARCH_FIELDS,
} from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { MAIL_MODEL, type MailProjection, type MailRecord } from './mail.schema';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const HIDDEN_FIELDS = ['text', 'html', ...SEARCH_FIELDS];

/** Stores, reads and deletes mails; `MailStatesRepository` changes their status. */
@Injectable()
export class MailsRepository {
  constructor(@InjectModel(MAIL_MODEL) private readonly model: Model<MailRecord>) {}

  /** Stores mails; an existing one with the same key is kept. @returns the new ones. */
  async insert(mails: MailRecord[]): Promise<MailRecord[]> {
    try {
      await retryOnce(() => this.model.insertMany(mails, { ordered: false }));
      return mails;
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) throw error;
      return mails.filter((_, index) => !duplicates.includes(index));
    }
  }

  async find(id: string): Promise<MailRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean<MailRecord>()) ?? undefined;
  }

  list(query: PageQuery & { status?: MailStatus }): Promise<Page<MailProjection>> {
    const filter = query.status ? { status: query.status } : {};
    return findPage(this.model, query, { sort: NEWEST_FIRST, without: HIDDEN_FIELDS, filter });
  }

  async deleteByStudent(student: string): Promise<void> {
    await this.model.deleteMany({ student: new Types.ObjectId(student) });
  }
}
