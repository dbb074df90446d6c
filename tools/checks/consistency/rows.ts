import type { Db, Document, ObjectId, Sort } from 'mongodb';
import type { EmailRow } from './email-rule.ts';
import type { Keyed } from './merge.ts';
import type { ObjectRow } from './object-rule.ts';
import type { FileRow, OwnerRow } from './owner-rule.ts';
import type { HolderRow, SerialRow } from './serial-rule.ts';
import type { Stores } from './stores.ts';

const BATCH = 1000;
/** The record that refers to a picture or a print is written a moment after the file. */
const NEW_MS = 120_000;

type Reference = { public_id?: string } | null | undefined;

const referenceOf = (kind: string, file: Reference) => ({ kind, public_id: file?.public_id ?? '' });

/** Reads what the checks compare, sorted by key, in batches. */
export class Rows {
  private readonly stores: Stores;
  private readonly now: number;

  constructor(stores: Stores, now: number) {
    this.stores = stores;
    this.now = now;
  }

  /** Noted removals by student; not pending are those that only wait for late uploads. */
  async removals(): Promise<Map<string, { isPending: boolean }>> {
    const found = await this.stores.students.collection('removals').find({}).toArray();
    return new Map(
      found.map(({ _id, uploadsUntil }) => {
        const isPending = !(uploadsUntil instanceof Date && uploadsUntil.getTime() > this.now);
        return [String(_id), { isPending }];
      }),
    );
  }

  /** The students for whom a serial is claimed. */
  async claims(isLeased: (until: Date) => boolean): Promise<Set<string>> {
    const claims = this.stores.students.collection('serials').find({ 'claim.until': { $exists: true } });
    const found = await claims.project<{ claim: { student: ObjectId; until: Date } }>({ claim: 1 }).toArray();
    return new Set(
      found.filter(({ claim }) => isLeased(claim.until)).map(({ claim }) => String(claim.student)),
    );
  }

  async *students(): AsyncGenerator<Keyed<OwnerRow>> {
    for await (const { _id, passport, documents = [] } of this.read('students', 'students', [
      '_id',
      'passport',
      'documents',
    ])) {
      const references = (documents as { file?: Reference }[]).map(({ file }) =>
        referenceOf('document', file),
      );
      if (passport) references.unshift(referenceOf('passport', passport as Reference));
      yield { key: String(_id), row: { source: 'student', references } };
    }
  }

  async *gallery(): AsyncGenerator<Keyed<OwnerRow>> {
    for await (const { _id, image } of this.read('media', 'gallery', ['_id', 'image'])) {
      const { thumbnails = [] } = (image ?? {}) as { thumbnails?: Reference[] };
      const references = [image as Reference, ...thumbnails].map((file) => referenceOf('gallery', file));
      yield { key: String(_id), row: { source: 'gallery', references } };
    }
  }

  async *prints(): AsyncGenerator<Keyed<OwnerRow>> {
    for await (const { _id, public_id } of this.read('media', 'documents', ['_id', 'public_id'])) {
      const references = public_id ? [referenceOf('print', { public_id })] : [];
      yield { key: String(_id), row: { source: 'print', references } };
    }
  }

  async *files(): AsyncGenerator<Keyed<FileRow>> {
    for await (const row of this.read('media', 'files', ['owner', 'public_id', 'kind', 'createdAt'])) {
      const { owner, public_id, kind, createdAt } = row;
      yield {
        key: String(owner),
        row: { source: 'file', public_id, kind, isNew: this.isNew(kind, createdAt) },
      };
    }
  }

  async *records(isUnderWay: (owner: string) => boolean): AsyncGenerator<Keyed<ObjectRow>> {
    for await (const row of this.read('media', 'files', ['public_id', 'owner', 'kind', 'createdAt'])) {
      const { owner, public_id, kind, createdAt } = row;
      const underWay = isUnderWay(String(owner)) || this.isNew(kind, createdAt);
      yield { key: public_id, row: { source: 'record', kind, owner, isUnderWay: underWay } };
    }
  }

  async *objects(): AsyncGenerator<Keyed<ObjectRow>> {
    for await (const key of this.stores.objects()) yield { key, row: { source: 'object' } };
  }

  async *serials(): AsyncGenerator<Keyed<SerialRow>> {
    for await (const row of this.read('students', 'serials', [
      'serial',
      'purpose',
      'state',
      'usedBy',
      'claim',
    ])) {
      const { serial, purpose, state, usedBy, claim } = row;
      yield {
        key: serial,
        row: {
          source: 'serial',
          purpose,
          state,
          usedBy: usedBy ? String(usedBy) : undefined,
          claim: claim ? { student: String(claim.student), until: claim.until as Date } : undefined,
        },
      };
    }
  }

  async *holders(): AsyncGenerator<Keyed<HolderRow>> {
    for await (const { _id, serialNumber } of this.read('students', 'students', ['serialNumber', '_id']))
      yield { key: serialNumber, row: { source: 'student', id: String(_id) } };
  }

  async *emails(): AsyncGenerator<EmailRow> {
    for await (const { _id, email } of this.read('students', 'students', ['email', '_id']))
      yield { id: String(_id), email };
  }

  async studentsWith(emails: string[]): Promise<EmailRow[]> {
    const found = await this.stores.students
      .collection('students')
      .find({ email: { $in: emails } })
      .project<{ _id: ObjectId; email: string }>({ email: 1 })
      .toArray();
    return found.map(({ _id, email }) => ({ id: String(_id), email }));
  }

  /** The student of each receipt. */
  async *receipts(): AsyncGenerator<string> {
    const filter = { kind: 'registration-receipt' };
    for await (const { student } of this.read('students', 'mails', ['student'], filter))
      yield String(student);
  }

  /** The named fields of a collection, sorted by the first, which has an index. */
  private read(
    database: 'students' | 'media',
    name: string,
    fields: readonly [string, ...string[]],
    filter: Document = {},
  ) {
    const db: Db = this.stores[database];
    const sort: Sort = { [fields[0]]: 1 };
    const wanted = Object.fromEntries(fields.map((field) => [field, 1]));
    return db
      .collection(name)
      .find(filter)
      .project<Document>(fields.includes('_id') ? wanted : { ...wanted, _id: 0 })
      .sort(sort)
      .batchSize(BATCH);
  }

  /** Not for files of students: while those are stored, their serial is claimed. */
  private isNew(kind: string, createdAt: Date | undefined): boolean {
    const isOthers = kind === 'gallery' || kind === 'print';
    return isOthers && createdAt !== undefined && this.now - createdAt.getTime() < NEW_MS;
  }
}
