import type { AuditRecord } from '@concord/contracts';
import { callsOf } from '@concord/nest-platform';
import {
  auditedCalls,
  eventually,
  fromAddress,
  pathWithoutRecord,
  onOneServer,
} from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness } from './testing/exams-harness';

const harness = examsHarness();
const { students } = harness;

beforeEach(() => {
  students.auditAnswer = undefined;
});

const outbox = () => harness.db.collection<{ record: AuditRecord; dueAt: Date }>('audit-outbox');
const isEmpty = () => eventually(async () => (await outbox().countDocuments()) === 0);
const delivered = () => students.auditDeliveries.flat();
const recordOf = (requestId: string) => delivered().find((record) => record.requestId === requestId);
const newRequestId = () => `audit-${new Types.ObjectId().toString()}`;

/** Creates a course. */
async function makeCourse(requestId = newRequestId()) {
  const token = harness.tokens.staff('ADMIN');
  const headers = { 'x-request-id': requestId, ...fromAddress('10.1.2.3') };
  const body = { courseTitle: 'Mediation' };
  const { status } = await harness.call('POST', '/course/create', { token, headers, body });
  return { status, requestId };
}

describe('a call of staff that changes something', () => {
  it('leaves a record also when it is refused, whichever call it is', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    const walked = auditedCalls(callsOf('exams')).map(([, call]) => ({ call, requestId: newRequestId() }));
    for (const { call, requestId } of walked) {
      const headers = { 'x-request-id': requestId };
      await harness.call(call.method, pathWithoutRecord(call), { token, headers, body: { no: 1 } });
    }
    await isEmpty();
    const recorded = walked.map(({ requestId }) => recordOf(requestId));
    expect(recorded.map((record) => record?.action)).toEqual(walked.map(({ call }) => call.audit));
    expect(new Set(recorded.map((record) => record?.outcome))).toEqual(new Set(['refused']));
  });

  it('says who, from where, what it was before and what it is now', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    const headers = { 'x-request-id': newRequestId(), ...fromAddress('10.1.2.3') };
    const { _id } = await harness.uploadExam(2, 'Sociology');
    await harness.call('PATCH', `/exams/${_id}`, { token, headers, body: { duration: 90 } });
    const record = await eventually(() => Promise.resolve(recordOf(headers['x-request-id'])));
    expect(record).toMatchObject({
      action: 'exam.update',
      outcome: 'done',
      actor: { kind: 'staff', role: 'SUPER_ADMIN' },
      address: '10.1.2.3',
      entity: 'exam',
      id: _id,
      label: 'Sociology',
      before: { duration: 60 },
      after: { duration: 90 },
    });
  });
});

describe('AuditDelivery', () => {
  onOneServer(() => {
    it.each([
      ['is down', 503],
      ['takes records, but does not answer', 'silence'],
    ] as const)('loses nothing when the students service %s and the worker is killed', async (_, answer) => {
      students.auditAnswer = () => answer;
      const { requestId } = await makeCourse();
      await eventually(() => Promise.resolve(recordOf(requestId)));
      await harness.worker.end('SIGKILL');
      expect(await outbox().countDocuments()).toBeGreaterThan(0);
      students.auditAnswer = undefined;
      await harness.worker.start();
      await isEmpty();
      const ids = delivered().filter((record) => record.requestId === requestId);
      expect(new Set(ids.map(({ _id }) => _id)).size).toBe(1);
    });
  });

  it('is not blocked by a refused record, which waits for another hour', async () => {
    let bad: string | undefined;
    students.auditAnswer = (records) => {
      bad ??= records[0]?._id;
      return records.some(({ _id }) => _id === bad) ? 400 : undefined;
    };
    await Promise.all([makeCourse(), makeCourse(), makeCourse()]);
    await eventually(async () => bad !== undefined && (await outbox().countDocuments()) === 1);
    const [left] = await outbox().find().toArray();
    expect(left?.record._id).toBe(bad);
    expect(left?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    await outbox().deleteMany({});
  });

  it('delivers a change whose process was killed as unclear, when its lease has ended', async () => {
    const record = { _id: new Types.ObjectId().toString(), action: 'exam.update', outcome: 'unclear' };
    const at = new Date().toISOString();
    const requestId = newRequestId();
    const begun = { ...record, at, requestId, actor: { kind: 'staff' } } as AuditRecord;
    const _id = new Types.ObjectId(record._id);
    await outbox().insertOne({ _id, record: begun, dueAt: new Date(Date.now() + 60_000) });
    await makeCourse();
    await eventually(async () => (await outbox().countDocuments()) === 1);
    expect(recordOf(requestId)).toBeUndefined();
    await outbox().updateOne({ _id }, { $set: { dueAt: new Date() } });
    await isEmpty();
    expect(recordOf(requestId)).toMatchObject({ outcome: 'unclear' });
  });
});

describe('the path of an answer', () => {
  it('writes no record', async () => {
    const sitting = await harness.sitting();
    // The record of the start is made from the stored attempt, some time later.
    const isOfStart = ({ action, id }: AuditRecord) =>
      action === 'attempt.start' && id === sitting.attempt._id;
    await eventually(() => delivered().some(isOfStart));
    await isEmpty();
    const before = delivered().length;
    await harness.save(sitting, 1, { [harness.at(0)]: 'Right' });
    await harness.save(sitting, 2, { [harness.at(1)]: 'Right' });
    await harness.submit(sitting);
    expect([await outbox().countDocuments(), delivered().length]).toEqual([0, before]);
  });
});
