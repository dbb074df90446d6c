import type { AuditRecord, LatestRecords } from '@concord/contracts';
import { yearsAfter } from '@concord/nest-platform';
import { refusal } from '@concord/nest-platform/testing';
import { dateWords } from '@concord/institute';
import { RegistrationHarness } from '../../../testing/registration-harness';

const DAY_MS = 24 * 60 * 60 * 1000;
const harness = new RegistrationHarness();
const { service } = harness;
let superToken = '';

beforeAll(async () => {
  superToken = await service.superToken();
});

const ago = (years: number, days = 0) =>
  new Date(yearsAfter(new Date(), -years).getTime() + days * DAY_MS).toISOString();
const newStudent = () => service.student(harness.token, { surname: 'Ọlá-Bello', firstName: 'Ada' });
const purge = (id: string, more: Record<string, unknown> = {}, token = superToken) =>
  service.call(`/student/${id}/purge`, {
    token,
    body: { reason: 'Asked by mail', surname: 'Ọlá-Bello', ...more },
  });
const removals = () =>
  service.peers.requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ path }) => path)
    .sort();

/** Sets the answer of the exams service for all people. */
function tellLatest(latest: Partial<LatestRecords>): void {
  service.peers.latest = latest;
}

beforeEach(() => tellLatest({}));

describe('POST student/:id/purge', () => {
  it('destroys the record here, and asks for its files, answers and results to be removed', async () => {
    const { _id, serialNumber } = await newStudent();
    expect(await purge(_id)).toMatchObject({ status: 200, body: { _id } });
    expect(removals()).toEqual([`/internal/owners/${_id}`, `/internal/students/${_id}/records`]);
    expect(await harness.tracesOf(_id)).toMatchObject({ students: 0, mails: 0, serials: 0, files: false });
    expect(await harness.serialRecord(serialNumber)).toMatchObject({ state: 'used' });
  });

  it('answers 404 when it is gone, also to one of two at once', async () => {
    const { _id } = await newStudent();
    const tries = await Promise.all([purge(_id), purge(_id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await purge(_id)).status).toBe(404);
  });

  it('is for SUPER_ADMIN alone', async () => {
    const { _id } = await newStudent();
    expect(await purge(_id, {}, harness.token)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await service.call(`/student/${_id}/purge`, { body: {} })).toMatchObject({ status: 401 });
    expect(await purge(_id, {}, service.tokens.candidate(_id))).toMatchObject({ status: 403 });
    expect(removals()).toEqual([]);
  });

  it.each(['Ola', 'Bello', 'Ọlá-Bello Ada'])('refuses the surname %s, at its field', async (surname) => {
    const { _id } = await newStudent();
    expect(await purge(_id, { surname })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        issues: [{ path: 'surname', message: 'This is not the surname in the record' }],
      },
    });
    expect(await harness.tracesOf(_id)).toMatchObject({ students: 1 });
  });

  it.each(['ola-bello', '  Ọlá-Bello ', 'OLA-BELLO'])('takes the surname as %j', async (surname) => {
    const { _id } = await newStudent();
    expect((await purge(_id, { surname })).status).toBe(200);
  });

  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['a short reason', { reason: 'x' }, 'reason'],
    ['no surname', { surname: '' }, 'surname'],
    ['an unknown field', { force: true }, ''],
  ])('refuses %s', async (_, more, path) => {
    const { _id } = await newStudent();
    const { status, body } = await purge(_id, more);
    expect([status, (body.issues as { path: string }[])[0]?.path]).toEqual([400, path]);
  });

  it.each([
    ['A result', (at: string) => ({ result: at })],
    ['A certificate', (at: string) => ({ certificate: at, result: ago(6) })],
  ])('is refused while %s is younger than five years, and says until when', async (what, latest) => {
    const { _id } = await newStudent();
    const at = ago(5, 1);
    tellLatest(latest(at));
    const until = yearsAfter(new Date(at), 5).toISOString();
    const { status, body } = await purge(_id);
    expect([status, body.message]).toEqual([
      409,
      `${what} from ${dateWords(at)} must be kept for 5 years. You can destroy this record after ${dateWords(until)}`,
    ]);
    expect(removals()).toEqual([]);
  });

  it('takes a record whose results and certificates are older', async () => {
    const { _id } = await newStudent();
    tellLatest({ result: ago(5, -1), certificate: ago(7), assignment: ago(0) });
    expect((await purge(_id)).status).toBe(200);
  });

  it('is refused while an exam is written or graded', async () => {
    const { _id } = await newStudent();
    tellLatest({ isSitting: true });
    expect(await purge(_id)).toMatchObject(refusal(409, 'ATTEMPT_IN_PROGRESS'));
  });

  it('destroys nothing when the exams service does not tell', async () => {
    const { _id } = await newStudent();
    service.peers.behaviour = () => ({ status: 500 });
    expect((await purge(_id)).status).toBe(503);
    service.peers.behaviour = undefined;
    expect(removals()).toEqual([]);
    expect(await harness.tracesOf(_id)).toMatchObject({ students: 1, files: true });
  });

  it('is retried until media and exams have confirmed', async () => {
    const { _id } = await newStudent();
    service.peers.behaviour = (request) =>
      request.path.startsWith('/internal/owners/') ? 'hang-up' : service.peers.defaultAnswer(request);
    expect((await purge(_id)).status).toBe(200);
    expect(await harness.tracesOf(_id)).toMatchObject({ students: 0, files: true });
    service.peers.behaviour = undefined;
    service.peers.requests.length = 0;
    await harness.sweep(new Date(Date.now() + 60_000));
    expect(removals()).toEqual([`/internal/owners/${_id}`]);
    expect(await harness.tracesOf(_id)).toMatchObject({ files: false });
    expect(await harness.stored('removals', {})).toEqual([]);
  });

  it('takes what changes replaced out of the audit log, but for the names of the fields, and no other record', async () => {
    const [{ _id, serialNumber }, other] = [await newStudent(), await newStudent()];
    const serial = await service.collection('serials').findOne({ serial: serialNumber });
    const patch = (path: string, body: object) =>
      service.call(path, { method: 'PATCH', body, token: superToken });
    for (const id of [_id, other._id])
      expect((await patch(`/student/${id}`, { revision: 0, phoneNumber: '+234 803 111' })).status).toBe(200);
    const issuedTo = { name: 'Ada Bello', phone: '+234 803 222' };
    expect((await patch(`/serial/${String(serial?._id)}`, { issuedTo })).status).toBe(200);
    expect((await purge(_id)).status).toBe(200);
    const changesOf = async (id: string) => {
      const { body } = await service.call<AuditRecord[]>(`/admin/audit?id=${id}`, { token: superToken });
      return body.flatMap(({ action, before, after }) => (before || after ? { action, before, after } : []));
    };
    const gone = 'destroyed';
    expect(await changesOf(_id)).toEqual([
      { action: 'student.update', before: { phoneNumber: gone }, after: { phoneNumber: gone } },
    ]);
    expect(await changesOf(String(serial?._id))).toEqual([
      { action: 'serial.issue', before: { issuedTo: gone }, after: { issuedTo: gone } },
    ]);
    expect(await changesOf(other._id)).toMatchObject([{ after: { phoneNumber: '+234 803 111' } }]);
  });

  it('is on record with its reason, also when it is refused', async () => {
    const { _id } = await newStudent();
    await purge(_id, { surname: 'Other' });
    await purge(_id);
    const { body } = await service.call(`/admin/audit?id=${_id}&action=student.purge`, { token: superToken });
    expect(body).toMatchObject([
      { outcome: 'done', label: 'Ọlá-Bello Ada', reason: 'Asked by mail', actor: { role: 'SUPER_ADMIN' } },
      { outcome: 'refused', reason: 'VALIDATION' },
    ]);
  });
});
