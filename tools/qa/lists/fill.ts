import type { AuditRecord, MailRequest } from '@concord/contracts';
import type { Collection, Db } from 'mongodb';
import { print, printStep } from '../../lib/console.ts';
import { pick, type Random, seededRandom } from '../people/random.ts';
import { formOf } from './people.ts';
import type { ServiceCode, StoredSerial } from './service-code.ts';

/** Number of records of each kind. */
export interface Sizes {
  students: number;
  serials: number;
  mails: number;
  audit: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const YEARS_MS = 3 * 365 * DAY_MS;
/** Mails expire after 90 days. */
const MAILS_MS = 85 * DAY_MS;
const BATCH = 500;
const SEARCH_INDEX = 'beginnings_1';
const USED = 0.7;
const SEED = 16;
const ACTIONS = [
  'student.update',
  'student.decide',
  'student.remove',
  'serial.generate',
  'account.sign-in',
  'account.sign-in',
  'export.create',
  'exam.update',
];

/** Placeholders for uploaded pictures, which lists do not show. */
const noFiles = (id: string) => ({ passport: { public_id: `bench-${id}` }, documents: [] as [] });

/** Creates records with the service's own code, many at a time, with dates of the past three years. */
export class ListFill {
  private readonly code: ServiceCode;
  private readonly database: Db;
  private readonly now = Date.now();
  private readonly random: Random = seededRandom(SEED);
  private hasMade = false;

  constructor(code: ServiceCode, database: Db) {
    this.code = code;
    this.database = database;
  }

  /** Adds missing records. @returns true if any was missing */
  async fill({ students, serials, mails, audit }: Sizes): Promise<boolean> {
    await this.each('serials', serials, (count, done) => this.addSerials(count, this.moment(done, serials)));
    await this.each('students', students, (count, done) => this.addStudents(count, done, students));
    await this.each('mails', mails, (count) => this.addMails(count));
    await this.each('audit', audit, (count, done) => this.addAudit(count, done, audit));
    return this.hasMade;
  }

  private async each(
    name: keyof Sizes,
    wanted: number,
    add: (count: number, done: number) => Promise<void>,
  ): Promise<void> {
    const before = await this.database.collection(name).estimatedDocumentCount();
    if (before >= wanted) return;
    this.hasMade = true;
    printStep(`making ${wanted - before} of ${name}`);
    const startedAt = performance.now();
    // Without this index the launcher's store takes minutes, not half an hour; the next start makes it again.
    await this.database
      .collection(name)
      .dropIndex(SEARCH_INDEX)
      .catch(() => undefined);
    for (let done = before; done < wanted; done += BATCH) await add(Math.min(BATCH, wanted - done), done);
    const seconds = (performance.now() - startedAt) / 1000;
    print(
      `  ${((wanted - before) / seconds).toFixed(0)} a second, without the index of searches at the store`,
    );
  }

  /** Times over three years, oldest first. */
  private moment(index: number, of: number): Date {
    return new Date(this.now - YEARS_MS * (1 - index / of) - Math.floor(this.random() * DAY_MS));
  }

  private async addSerials(count: number, dateGenerated: Date): Promise<void> {
    const { code, random } = this;
    const madeBy = { _id: code.newId(), username: 'bench' };
    const batch = { _id: code.newId(), note: `Sold at the fair of ${dateGenerated.getFullYear()}` };
    const use = (serial: StoredSerial) => {
      if (random() >= USED) return serial;
      const dateUsed = new Date(Math.min(this.now, dateGenerated.getTime() + random() * 30 * DAY_MS));
      return { ...serial, state: 'used', usedBy: code.newId(), dateUsed };
    };
    await code.serialsWith(use).create(count, {
      purpose: random() < 0.9 ? 'registration' : 'certificate',
      madeBy,
      batch,
      dateGenerated,
    });
  }

  private async addStudents(count: number, done: number, of: number): Promise<void> {
    const { code, random } = this;
    // Their numbers are unique like those of the service, but give access to nothing.
    const records = Array.from({ length: count }, (_, at) => {
      const id = code.newId();
      const serial = `BENC-${String(done + at)
        .padStart(9, '0')
        .replace(/(....)(.)/, '$1-$2')}`;
      const form = formOf(done + at, serial, random);
      const record = code.toStudentRecord(
        id.toString(),
        form,
        noFiles(id.toString()),
        undefined,
        this.moment(done + at, of),
      );
      return { ...record, _id: id, ...this.reviewed() };
    });
    await code.students.insertMany(records);
  }

  /** Most applications are decided. */
  private reviewed(): object {
    const status = pick(
      ['accepted', 'accepted', 'accepted', 'rejected', 'in-review', undefined],
      this.random,
    );
    if (!status) return {};
    const by = { _id: this.code.newId(), username: 'bench' };
    return { review: { status, revision: 1, at: new Date(this.now), by, reason: null } };
  }

  private async addMails(count: number): Promise<void> {
    const { code, random } = this;
    const found = await this.sample(this.database.collection('students'), count);
    const requests = found.map((student): MailRequest => ({
      key: `receipt-${code.newId().toString()}`,
      student,
      kind: 'registration-receipt',
      data: { registeredAt: new Date(this.now).toISOString() },
    }));
    const dated = (mail: object) => {
      const createdAt = new Date(this.now - random() * MAILS_MS);
      return { ...mail, createdAt, dueAt: createdAt };
    };
    await code.mailsWith(dated).request(requests);
  }

  /** Ids of the latest students, repeated as needed. */
  private async sample(students: Collection, count: number): Promise<string[]> {
    this.known ??= await students
      .find({}, { projection: { _id: 1 } })
      .limit(count)
      .toArray();
    return Array.from({ length: count }, () => String(pick(this.known ?? [], this.random)?._id));
  }
  private known: { _id: unknown }[] | undefined;

  private async addAudit(count: number, done: number, of: number): Promise<void> {
    const { code, random } = this;
    this.actors ??= Array.from({ length: 20 }, (_, at) => ({
      kind: 'staff' as const,
      id: code.newId().toString(),
      username: `registrar${at + 1}`,
      role: 'ADMIN' as const,
    }));
    const actors = this.actors;
    const records = Array.from({ length: count }, (_, at): AuditRecord => {
      const action = pick(ACTIONS, random) ?? '';
      const entity = action.split('.')[0];
      return {
        _id: code.newId().toString(),
        at: this.moment(done + at, of).toISOString(),
        action,
        outcome: random() < 0.95 ? 'done' : 'refused',
        actor: pick(actors, random) ?? { kind: 'system' },
        address: `102.89.${Math.floor(random() * 255)}.${Math.floor(random() * 255)}`,
        entity,
        id: code.newId().toString(),
        label: formOf(done + at, '', random).email,
        requestId: `bench-${done + at}`,
        ...(action === 'student.update' && { before: { state: 'Kano' }, after: { state: 'Lagos' } }),
      };
    });
    await code.audit.insertMany(records);
  }
  private actors: AuditRecord['actor'][] | undefined;
}
