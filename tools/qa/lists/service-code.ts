import type { AuditRecord, MailRequest, RegisterBody } from '@concord/contracts';
import { serviceLoader } from '../processes/service-loader.ts';

/** A collection with inserts. */
interface Inserter {
  insertMany(records: readonly object[], options?: object): Promise<unknown>;
}

/** The used part of a mongoose model. */
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
  request(requests: readonly MailRequest[]): Promise<{ accepted: number }>;
}

interface Audit {
  insertMany(records: readonly AuditRecord[]): Promise<void>;
}

type Made<T, Parts extends unknown[] = [Model]> = new (...parts: Parts) => T;

/** The used part of the built students service. */
interface Modules {
  'services/students/dist/features/admissions/registration/student-record.js': {
    toStudentRecord(
      id: string,
      body: RegisterBody,
      files: { passport: { public_id: string }; documents: [] },
      idempotency: undefined,
      createdAt: Date,
    ): object;
  };
  'services/students/dist/store/students/student.schema.js': {
    STUDENT_MODEL: string;
    studentSchema: unknown;
  };
  'services/students/dist/store/students/students.repository.js': { StudentsRepository: Made<object> };
  'services/students/dist/store/serials/serial.schema.js': { SERIAL_MODEL: string; serialSchema: unknown };
  'services/students/dist/store/serials/serials.repository.js': {
    SerialsRepository: Made<Serials, [Inserter & Pick<Model, 'db'>]>;
  };
  'services/students/dist/store/mails/mail.schema.js': { MAIL_MODEL: string; mailSchema: unknown };
  'services/students/dist/store/mails/mails.repository.js': { MailsRepository: Made<Mails> };
  'services/students/dist/features/mail/requests/mail-requests.service.js': {
    MailRequestsService: Made<MailOrders, [Mails, undefined, object, undefined, object]>;
  };
  'services/students/dist/store/audit/audit.schema.js': { AUDIT_MODEL: string; auditSchema: unknown };
  'services/students/dist/store/audit/audit.repository.js': { AuditRepository: Made<Audit> };
  'reflect-metadata': object;
  mongoose: { Types: { ObjectId: new (id?: string) => Id } };
  '@concord/nest-platform': {
    openDatabase(env: Record<string, string>, service: 'students'): Promise<Connection>;
  };
}

const load = serviceLoader<Modules>('students');

/** Repositories and mappings of the built students service, on its own database. */
export type ServiceCode = Awaited<ReturnType<typeof openServiceCode>>;

/** @param env the variables that lead the service to its store */
export async function openServiceCode(env: Record<string, string>) {
  load('reflect-metadata');
  const connection = await load('@concord/nest-platform').openDatabase(env, 'students');
  const { STUDENT_MODEL, studentSchema } = load('services/students/dist/store/students/student.schema.js');
  const { SERIAL_MODEL, serialSchema } = load('services/students/dist/store/serials/serial.schema.js');
  const { MAIL_MODEL, mailSchema } = load('services/students/dist/store/mails/mail.schema.js');
  const { AUDIT_MODEL, auditSchema } = load('services/students/dist/store/audit/audit.schema.js');
  const students = connection.model(STUDENT_MODEL, studentSchema);
  const serials = connection.model(SERIAL_MODEL, serialSchema);
  const { StudentsRepository } = load('services/students/dist/store/students/students.repository.js');
  const { SerialsRepository } = load('services/students/dist/store/serials/serials.repository.js');
  const { MailsRepository } = load('services/students/dist/store/mails/mails.repository.js');
  const { MailRequestsService } = load(
    'services/students/dist/features/mail/requests/mail-requests.service.js',
  );
  const { AuditRepository } = load('services/students/dist/store/audit/audit.repository.js');
  const { ObjectId } = load('mongoose').Types;
  const mails = new MailsRepository(connection.model(MAIL_MODEL, mailSchema));
  return {
    close: () => connection.close(),
    newId: (id?: string) => new ObjectId(id),
    students,
    toStudentRecord: load('services/students/dist/features/admissions/registration/student-record.js')
      .toStudentRecord,
    /** Generates serial numbers; `change` is applied to each before it is stored. */
    serialsWith: (change: (serial: StoredSerial) => object) =>
      new SerialsRepository({
        db: connection,
        insertMany: (records) => serials.insertMany((records as StoredSerial[]).map(change)),
      }),
    /** Requests mails; `change` is applied to each before it is stored. */
    mailsWith: (change: (mail: object) => object) =>
      new MailRequestsService(
        { insert: (made) => mails.insert(made.map(change)) },
        undefined,
        new StudentsRepository(students),
        undefined,
        {},
      ),
    audit: new AuditRepository(connection.model(AUDIT_MODEL, auditSchema)),
  };
}
