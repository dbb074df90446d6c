import {
  auditQuery,
  type CohortChanged,
  outboxListQuery,
  serialListQuery,
  STUDENT_SORTS,
  studentListQuery,
} from '@concord/contracts';
import { chooseListReader, ListIndex, listSizes } from '@concord/nest-platform/testing';
import type { Connection } from 'mongoose';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import type { SerialViewer } from '../../../store/serials/serial-viewer';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { STUDENT_MODEL, type StudentRecord, studentSchema } from '../../../store/students/student.schema';
import { SERIAL_MODEL, type SerialRecord, serialSchema } from '../../../store/serials/serial.schema';
import { MAIL_MODEL, type MailRecord, mailSchema } from '../../../store/mails/mail.schema';
import { AUDIT_MODEL, type StoredAuditRecord, auditSchema } from '../../../store/audit/audit.schema';
import { claimsOf } from '../../../testing/harness';
import { LISTED_PEOPLE } from '../../../testing/listed-people';
import { RegistrationHarness } from '../../../testing/registration-harness';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

type Query = Record<string, string | boolean | undefined | SerialViewer>;
const SUPER: SerialViewer = { isSuper: true };
interface List {
  name: string;
  open: (connection: Connection) => {
    warmList(): Promise<void>;
    list(query: never): Promise<unknown>;
    listAfter(query: never, after: undefined, limit: number): Promise<unknown>;
  };
  /** Filters of the list in the contract. */
  filters: readonly string[];
  queries: (ids: RecordIds) => Query[];
  /** Queries that always read the store. */
  fromStore?: readonly string[];
}
type RecordIds = Record<'batch' | 'serial' | 'used' | 'student' | 'staff' | 'cohort', string>;

const nameless = ['page', 'pageSize'];
const filtersOf = (query: { shape: object }) =>
  Object.keys(query.shape).filter((name) => !nameless.includes(name));

const LISTS: List[] = [
  {
    name: 'students',
    open: (connection) =>
      new StudentsRepository(connection.model<StudentRecord>(STUDENT_MODEL, studentSchema)),
    filters: filtersOf(studentListQuery),
    queries: ({ cohort }) => [
      {},
      { cohort, sort: 'surname' },
      ...STUDENT_SORTS.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
      { archived: 'true' },
      { state: 'KANO' },
      { country: 'GH' },
      { cadre: 'Full Member' },
      { route: 'NYSC Scheme' },
      { fee: 'NYSC Scheme (N1000)' },
      { payment: 'USSD', sort: 'surname' },
      { programme: 'NYSC Scheme' },
      { status: 'new' },
      { status: 'waiting', sort: 'createdAt' },
      { status: 'accepted' },
      { from: inHours(-1), to: inHours(1) },
      { to: inHours(-1) },
      { search: 'danjuma kas' },
      { search: 'njuma asimu', sort: 'surname' },
      { search: '031112', state: 'Kano' },
      { search: '0803 111 2222' },
      { search: 'example.org' },
    ],
  },
  {
    name: 'serials',
    open: (connection) => new SerialsRepository(connection.model<SerialRecord>(SERIAL_MODEL, serialSchema)),
    filters: filtersOf(serialListQuery),
    queries: ({ batch, serial, used, staff }) => [
      {},
      { valid: true },
      { valid: false },
      { purpose: 'registration' },
      { purpose: 'certificate' },
      { batch },
      { from: inHours(-1), to: inHours(1) },
      { search: serial },
      { search: serial.slice(0, 4), viewer: SUPER },
      { search: serial.slice(0, 4), viewer: { isSuper: false, id: staff } },
      { search: serial.slice(0, 4), viewer: { isSuper: false, id: batch } },
      { search: used },
      { search: used.slice(0, 4) },
      { search: used.slice(-4) },
      { search: 'bola' },
      { search: 'ola' },
      { search: 'ola', viewer: SUPER },
    ],
  },
  {
    name: 'mails',
    open: (connection) => new MailsRepository(connection.model<MailRecord>(MAIL_MODEL, mailSchema)),
    filters: filtersOf(outboxListQuery),
    queries: ({ student }) => [
      {},
      { student },
      { status: 'queued' },
      { status: 'failed' },
      { kind: 'registration-receipt' },
      { from: inHours(-1), to: inHours(1) },
      { search: 'mensah' },
      { search: 'ensah' },
    ],
  },
  {
    name: 'the audit log',
    open: (connection) => new AuditRepository(connection.model<StoredAuditRecord>(AUDIT_MODEL, auditSchema)),
    filters: filtersOf(auditQuery),
    fromStore: ['id'],
    queries: ({ staff, student }) => [
      {},
      { actor: staff },
      { action: 'serial.generate' },
      { entity: 'student' },
      { id: student },
      { from: inHours(-1), to: inHours(1) },
      { search: 'serial' },
      { search: 'njuma' },
    ],
  },
];

describe('the lists', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  const { min } = listSizes;
  let known: RecordIds;

  beforeAll(async () => {
    const { token } = harness;
    const students = [];
    for (const person of LISTED_PEOPLE) students.push(await service.student(token, person));
    const [first, , last] = students;
    const ids = students.slice(1).map(({ _id }) => _id);
    const grouped = await service.call<CohortChanged>('/cohorts', { token, body: { name: 'Diet one', ids } });
    await service.archiveStudent(last?._id ?? '', token);
    const made = await service.call<{ _id: string; serial: string; batch: { _id: string } }[]>(
      '/serial/generate',
      { token, body: { count: 2, note: 'Fair' } },
    );
    const [serial] = made.body;
    await service.call(`/serial/${serial?._id}/issue`, {
      method: 'PATCH',
      token,
      body: { name: 'Bola Ige', phone: '08035551234' },
    });
    known = {
      cohort: grouped.body.cohort._id,
      batch: serial?.batch._id ?? '',
      serial: made.body[1]?.serial ?? '',
      used: first?.serialNumber ?? '',
      student: first?._id ?? '',
      staff: String(claimsOf(token)['sub']),
    };
  });
  afterEach(() => (listSizes.min = min));

  it.each(LISTS)('of $name answer each filter, order and search alike on both adapters', async (list) => {
    const { open, filters, queries, fromStore = [] } = list;
    const connection = await service.environment.database('students');
    const readBy = (kind: 'mongo' | 'memory') => {
      chooseListReader(connection, kind);
      return open(connection);
    };
    let lists = readBy('mongo');
    const asked = queries(known);
    // Fails if the contract gets a filter that is not tested here.
    expect([...new Set(asked.flatMap((query) => Object.keys(query)))].sort()).toEqual(
      expect.arrayContaining([...filters].sort()),
    );
    const answersOf = (query: Query) =>
      Promise.all([
        lists.list({ page: 1, pageSize: 10, ...query } as never),
        lists.listAfter({ pageSize: 10, ...query } as never, undefined, 10),
      ]);
    const stored = [];
    for (const query of asked) stored.push(await answersOf(query));
    lists = readBy('memory');
    // While the list is short, the store answers.
    for (const [at, query] of asked.entries())
      expect({ query, answers: await answersOf(query) }).toEqual({ query, answers: stored[at] });
    listSizes.min = 1;
    await lists.warmList();
    const page = jest.spyOn(ListIndex.prototype, 'page');
    for (const [at, query] of asked.entries()) {
      expect({ query, answers: await answersOf(query) }).toEqual({ query, answers: stored[at] });
      const isFromMemory = (await page.mock.results.at(-1)?.value) !== undefined;
      expect({ query, isFromMemory }).toEqual({
        query,
        isFromMemory: !Object.keys(query).some((name) => fromStore.includes(name)),
      });
    }
    expect(stored.filter(([found]) => (found as { total: number }).total > 0).length).toBeGreaterThan(4);
  });
});
