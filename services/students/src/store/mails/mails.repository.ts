import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExportCursor, OutboxListQuery } from '@concord/contracts';
import {
  CHANGE_FIELD,
  duplicatesOf,
  listReader,
  type ListReader,
  type Page,
  refoldWords,
  retryOnce,
  type RowsAfter,
  SEARCH_FIELDS,
  timeRange,
} from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { MAIL_MODEL, type MailProjection, type MailRecord } from './mail.schema';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** A mail to store. */
export type NewMail = Omit<MailRecord, '_id' | 'student'> & { student: string };

const HIDDEN_FIELDS = ['text', 'html', 'attachments', ...SEARCH_FIELDS, CHANGE_FIELD];
const LIST = {
  searched: { words: 'words', names: ['name'] },
  inMemory: { moment: 'createdAt', fields: ['createdAt', 'student', 'status', 'kind'] },
};

/** Stores, reads and deletes mails; `MailStatesRepository` changes their status. */
@Injectable()
export class MailsRepository {
  private readonly lists: ListReader<MailRecord>;

  constructor(@InjectModel(MAIL_MODEL) private readonly model: Model<MailRecord>) {
    this.lists = listReader(model, LIST);
  }

  /** Prepares a long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  /** Updates the search words of records from earlier releases. @returns number of changed records */
  backFillSearchFields(): Promise<number> {
    return refoldWords(this.model);
  }

  /** Stores mails, except for keys that exist already. @returns ids of the new ones */
  async insert(mails: NewMail[]): Promise<string[]> {
    const records = mails.map((mail): MailRecord => ({
      ...mail,
      _id: new Types.ObjectId(),
      student: new Types.ObjectId(mail.student),
    }));
    const ids = records.map(({ _id }) => _id.toString());
    try {
      await retryOnce(() => this.model.insertMany(records, { ordered: false }));
      return ids;
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) throw error;
      return ids.filter((_, index) => !duplicates.includes(index));
    }
  }

  async find(id: string): Promise<MailRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean<MailRecord>()) ?? undefined;
  }

  list(query: OutboxListQuery): Promise<Page<MailProjection>> {
    return this.lists.page(query, optionsOf(query));
  }

  /** The next rows of the list after a row. */
  listAfter(
    query: OutboxListQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<MailProjection>> {
    const { search } = query;
    return this.lists.after<MailProjection>({ ...optionsOf(query), search, after, limit });
  }

  /** Oldest first. */
  listOfStudent(student: string): Promise<MailRecord[]> {
    return this.model
      .find({ student: new Types.ObjectId(student) })
      .sort({ createdAt: 1, _id: 1 })
      .lean<MailRecord[]>()
      .exec();
  }

  async deleteByRecipient(recipient: string): Promise<void> {
    await this.model.deleteMany({ student: new Types.ObjectId(recipient) });
  }
}

const optionsOf = (query: OutboxListQuery) => ({
  sort: NEWEST_FIRST,
  without: HIDDEN_FIELDS,
  filter: toFilter(query),
});

function toFilter(query: OutboxListQuery): Record<string, unknown> {
  const { status, kind, student } = query;
  const createdAt = timeRange(query);
  return {
    ...(student && { student: new Types.ObjectId(student) }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(createdAt && { createdAt }),
  };
}
