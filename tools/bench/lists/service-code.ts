import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AuditRecord, MailOrder, RegisterBody } from '@concord/contracts';
import { ROOT } from '../../lib/paths.ts';

/** What takes records to store. */
interface Inserter {
  insertMany(records: readonly object[], options?: object): Promise<unknown>;
}

/** A model of mongoose, as far as this bench uses it. */
interface Model extends Inserter {
  /** The connection. */
  db: object;
}

interface Connection {
  model(name: string, schema: unknown): Model;
  close(): Promise<void>;
}

interface Id {
  toString(): string;
}

/** A serial number as the service makes it. */
export interface StoredSerial {
  _id: Id;
  serial: string;
}

interface Serials {
  create(count: number, kind: object): Promise<StoredSerial[]>;
}

interface Mails {
  insert(mails: readonly object[]): Promise<string[]>;
}

interface MailOrders {
  order(orders: readonly MailOrder[]): Promise<{ accepted: number }>;
}

interface Audit {
  insertMany(records: readonly AuditRecord[]): Promise<void>;
}

type Made<T, Parts extends unknown[] = [Model]> = new (...parts: Parts) => T;

/** What is used of the built students service; its types are its own. */
interface Modules {
  './dist/registration/student-record.js': {
    toStudentRecord(
      id: string,
      body: RegisterBody,
      files: { passport: { public_id: string }; documents: [] },
      idempotency: undefined,
      createdAt: Date,
    ): object;
  };
  './dist/students/student.schema.js': { STUDENT_MODEL: string; studentSchema: unknown };
  './dist/students/students.repository.js': { StudentsRepository: Made<object> };
  './dist/serials/serial.schema.js': { SERIAL_MODEL: string; serialSchema: unknown };
  './dist/serials/serials.repository.js': {
    SerialsRepository: Made<Serials, [Inserter & Pick<Model, 'db'>]>;
  };
  './dist/mail/mail.schema.js': { MAIL_MODEL: string; mailSchema: unknown };
  './dist/mail/mails.repository.js': { MailsRepository: Made<Mails> };
  './dist/mail/mail-orders.service.js': {
    MailOrdersService: Made<MailOrders, [Mails, undefined, object, undefined, object]>;
  };
  './dist/audit/audit.schema.js': { AUDIT_MODEL: string; auditSchema: unknown };
  './dist/audit/audit.repository.js': { AuditRepository: Made<Audit> };
  'reflect-metadata': object;
  mongoose: { Types: { ObjectId: new (id?: string) => Id } };
  '@concord/nest-platform': {
    openDatabase(env: Record<string, string>, service: 'students'): Promise<Connection>;
  };
}

const fromStudents = createRequire(join(ROOT, 'services/students/package.json'));
const load = <Name extends keyof Modules>(name: Name): Modules[Name] => fromStudents(name) as Modules[Name];

/** Repositories and mappings of the students service, as it was built, on its own database. */
export type ServiceCode = Awaited<ReturnType<typeof openServiceCode>>;

/** @param env the variables that lead the service to its store */
export async function openServiceCode(env: Record<string, string>) {
  load('reflect-metadata');
  const connection = await load('@concord/nest-platform').openDatabase(env, 'students');
  const { STUDENT_MODEL, studentSchema } = load('./dist/students/student.schema.js');
  const { SERIAL_MODEL, serialSchema } = load('./dist/serials/serial.schema.js');
  const { MAIL_MODEL, mailSchema } = load('./dist/mail/mail.schema.js');
  const { AUDIT_MODEL, auditSchema } = load('./dist/audit/audit.schema.js');
  const students = connection.model(STUDENT_MODEL, studentSchema);
  const serials = connection.model(SERIAL_MODEL, serialSchema);
  const { StudentsRepository } = load('./dist/students/students.repository.js');
  const { SerialsRepository } = load('./dist/serials/serials.repository.js');
  const { MailsRepository } = load('./dist/mail/mails.repository.js');
  const { MailOrdersService } = load('./dist/mail/mail-orders.service.js');
  const { AuditRepository } = load('./dist/audit/audit.repository.js');
  const { ObjectId } = load('mongoose').Types;
  const mails = new MailsRepository(connection.model(MAIL_MODEL, mailSchema));
  return {
    close: () => connection.close(),
    newId: (id?: string) => new ObjectId(id),
    students,
    toStudentRecord: load('./dist/registration/student-record.js').toStudentRecord,
    /** Makes serial numbers; `change` is made to each before it is stored. */
    serialsWith: (change: (serial: StoredSerial) => object) =>
      new SerialsRepository({
        db: connection,
        insertMany: (records) => serials.insertMany((records as StoredSerial[]).map(change)),
      }),
    /** Orders mails; `change` is made to each before it is stored. */
    mailsWith: (change: (mail: object) => object) =>
      new MailOrdersService(
        { insert: (made) => mails.insert(made.map(change)) },
        undefined,
        new StudentsRepository(students),
        undefined,
        {},
      ),
    audit: new AuditRepository(connection.model(AUDIT_MODEL, auditSchema)),
  };
}
