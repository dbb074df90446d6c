import type { AuditRecord, Call } from '@concord/contracts';
import { callsOf } from '@concord/nest-platform';
import { auditedCalls, eventually, pathWithoutRecord } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { newAddress, StudentsHarness } from '../../../testing/harness';

const service = new StudentsHarness();
let token: string;

beforeAll(async () => {
  await service.start();
  token = await service.superToken();
});
afterAll(() => service.stop());

const newId = () => new Types.ObjectId().toString();
/** Token of someone whom a call admits: a member or an applicant, or else staff. */
const callerOf = ({ access }: Call) =>
  access.includes('member') ? service.tokens.member({ student: newId() }) : token;
const find = (filters: Record<string, string>) =>
  service.call<AuditRecord[]>(`/admin/audit?${new URLSearchParams(filters).toString()}`, { token });
const deliver = (...records: unknown[]) => service.internal('/audit', { body: { records } });
const aRecord = (more: Partial<AuditRecord> = {}): AuditRecord => ({
  _id: newId(),
  at: new Date().toISOString(),
  action: 'exam.update',
  outcome: 'done',
  actor: { kind: 'staff', id: newId(), username: 'ada', role: 'ADMIN' },
  entity: 'exam',
  id: newId(),
  label: 'Peace Education',
  before: { duration: 30 },
  after: { duration: 60 },
  ...more,
});

describe('internal/audit', () => {
  it('stores records, each once however often it is delivered', async () => {
    const [first, second] = [aRecord(), aRecord()];
    expect((await deliver(first)).status).toBe(200);
    expect((await deliver({ ...first, label: 'Another' }, second)).status).toBe(200);
    expect((await find({ id: first.id ?? '' })).body).toEqual([first]);
    expect((await find({ id: second.id ?? '' })).body).toEqual([second]);
  });

  it('settles a record that came as unclear, once', async () => {
    const { label: _, ...record } = aRecord();
    const begun = { ...record, outcome: 'unclear' } as const;
    const settled = { ...record, outcome: 'done', label: 'Peace' } as const;
    for (const delivered of [begun, settled, { ...settled, outcome: 'refused' }, begun])
      expect((await deliver(delivered)).status).toBe(200);
    expect((await find({ id: record.id ?? '' })).body).toEqual([settled]);
  });

  it('tells a change as done that one process did, and another one was refused', async () => {
    const done = aRecord();
    const refused = { ...done, outcome: 'refused', reason: 'CONFLICT' } as const;
    for (const delivered of [{ ...done, outcome: 'unclear' } as const, refused, done, refused])
      expect((await deliver(delivered)).status).toBe(200);
    expect((await find({ id: done.id ?? '' })).body).toEqual([done]);
  });

  it.each([
    ['no records', []],
    ['an unknown outcome', [{ ...aRecord(), outcome: 'maybe' }]],
    ['an id that is none', [{ ...aRecord(), _id: 'x' }]],
    ['too many records', Array.from({ length: 101 }, () => aRecord())],
  ])('refuses %s', async (_, records) => {
    expect((await deliver(...records)).status).toBe(400);
  });

  it('is closed to staff', async () => {
    expect((await service.call('/internal/audit', { body: { records: [aRecord()] }, token })).status).toBe(
      403,
    );
  });
});

describe('GET admin/audit', () => {
  it('finds records by each filter, newest first, a page at a time', async () => {
    const [actor, id] = [newId(), newId()];
    const at = (minute: number) => `2026-01-05T10:0${minute}:00.000Z`;
    const made = [0, 1, 2].map((minute) =>
      aRecord({ at: at(minute), id, actor: { kind: 'staff', id: actor, username: 'zainab' } }),
    );
    await deliver(...made, aRecord({ id, action: 'exam.remove', entity: 'paper' }));
    const idsOf = async (filters: Record<string, string>) =>
      (await find(filters)).body.map(({ _id }) => made.findIndex((record) => record._id === _id));
    expect(await idsOf({ actor })).toEqual([2, 1, 0]);
    expect(await idsOf({ id, action: 'exam.update' })).toEqual([2, 1, 0]);
    expect(await idsOf({ id, entity: 'exam' })).toEqual([2, 1, 0]);
    expect(await idsOf({ actor, from: at(1) })).toEqual([2, 1]);
    expect(await idsOf({ actor, to: at(1) })).toEqual([0]);
    expect(await idsOf({ search: 'zain', id })).toEqual([2, 1, 0]);
    const second = await find({ actor, page: '2', pageSize: '1' });
    expect([second.body.map(({ _id }) => _id), second.headers.get('x-total-count')]).toEqual([
      [made[1]?._id],
      '3',
    ]);
  });

  it.each([
    ['an unknown filter', 'colour=red'],
    ['an operator', 'action[$ne]=x'],
    ['a filter given twice', 'action=exam.update&action=exam.remove'],
    ['an action that is none', 'action=%24where'],
    ['an actor that is no id', 'actor=ada'],
    ['a date upside down', 'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z'],
    ['a date that is none', 'from=yesterday'],
    ['page 0', 'page=0'],
    ['a page of 1,000', 'pageSize=1000'],
    ['a search of 10 kB', `search=${'x'.repeat(10_000)}`],
  ])('refuses %s', async (_, query) => {
    expect((await service.call(`/admin/audit?${query}`, { token })).status).toBe(400);
  });

  it('is for SUPER_ADMIN alone, and a refusal is itself on record, counted when it repeats', async () => {
    const { id, token: admin } = await service.account('ADMIN');
    const address = newAddress();
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => service.call('/admin/audit', { token: admin, address })),
    );
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const records = await eventually(async () => {
      const { body } = await find({ actor: id, action: 'access.refuse' });
      return body.length > 0 && body;
    });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      outcome: 'refused',
      actor: { kind: 'staff', id, username: 'someone', role: 'ADMIN' },
      address,
      entity: 'call',
      label: 'GET /admin/audit',
      reason: 'FORBIDDEN',
    });
  });

  it('shows forged tokens by their address, but no call that was made without one', async () => {
    const address = newAddress();
    expect((await service.call('/admin/audit', { address })).status).toBe(401);
    expect((await service.call('/admin/audit', { token: 'forged', address })).status).toBe(401);
    const records = await eventually(async () => {
      const { body } = await find({ search: address, action: 'access.refuse' });
      return body.length > 0 && body.filter((record) => record.address === address);
    });
    expect(records).toMatchObject([{ actor: { kind: 'anonymous' }, reason: 'UNAUTHENTICATED' }]);
  });
});

describe('a call that changes something', () => {
  it.each(auditedCalls(callsOf('students')))(
    '(%s) leaves a record also when it is refused',
    async (_, call) => {
      const requestId = `walk-${newId()}`;
      const headers = { 'x-request-id': requestId };
      const asked = { method: call.method, token: callerOf(call), headers, body: { no: 1 } };
      await service.call(pathWithoutRecord(call), asked);
      const { body } = await find({ action: call.audit ?? '' });
      expect(body.map((record) => record.requestId)).toContain(requestId);
    },
  );

  it('says who, from where, what and of whom', async () => {
    const student = await service.student(token);
    const address = newAddress();
    await service.call(`/student/${student._id}`, {
      method: 'DELETE',
      token,
      address,
      body: { reason: 'Left' },
    });
    expect((await find({ id: student._id })).body).toMatchObject([
      {
        action: 'student.archive',
        outcome: 'done',
        actor: { kind: 'staff', username: 'first', role: 'SUPER_ADMIN' },
        address,
        entity: 'student',
        label: `${student.surname} ${student.firstName}`,
        reason: 'Left',
      },
    ]);
  });
});

describe('the audit log', () => {
  it('expires after five years', async () => {
    const indexes = await service.collection('audit').indexes();
    const [expiry] = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    expect([expiry?.key, expiry?.expireAfterSeconds]).toEqual([{ at: 1 }, 1827 * 24 * 60 * 60]);
  });
});
