import type { OwnedFile, StudentRecords } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { strFromU8, unzipSync } from 'fflate';
import { applicantCalls } from '../../../testing/applicant';
import { newAddress } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const { peers } = service;
let superToken = '';

beforeAll(async () => {
  superToken = await service.superToken();
});
beforeEach(() => {
  peers.records = { assignments: [], attempts: [], results: [], certificates: [] };
  peers.files = [];
});

const get = (id: string, token?: string, address = newAddress()) =>
  fetch(`${service.url}/student/${id}/export`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'x-client-address': address },
  });

/** Texts in an export, by path. */
async function exportOf(id: string): Promise<Record<string, string>> {
  const answer = await get(id, superToken);
  expect(answer.status).toBe(200);
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}
const dataOf = async (id: string) =>
  JSON.parse((await exportOf(id))['data.json'] ?? '') as Record<string, unknown>;

const aFile = (more: Partial<OwnedFile & { bytes: string }>): OwnedFile & { bytes?: string } => ({
  public_id: 'a'.repeat(32),
  kind: 'document',
  name: 'waec.pdf',
  saveName: 'waec.pdf',
  type: 'application/pdf',
  size: 4,
  createdAt: '2026-01-05T10:00:00.000Z',
  isInfected: false,
  ...more,
});

describe('GET student/:id/export', () => {
  it('has nothing but the registration of somebody who did no more', async () => {
    const student = await service.student(harness.token, { surname: '=HYPERLINK("http://x","y")' });
    const entries = await exportOf(student._id);
    expect(Object.keys(entries)).toEqual(['data.json', 'README.txt']);
    const data = JSON.parse(entries['data.json'] ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({
      record: {
        _id: student._id,
        surname: '=HYPERLINK("http://x","y")',
        email: student.email,
        serialNumber: student.serialNumber,
        createdAt: student.createdAt,
        review: { status: 'new' },
      },
      serial: { serial: student.serialNumber, state: 'used', dateUsed: expect.any(String) },
      certificateSerials: [],
      assignments: [],
      attempts: [],
      results: [],
      certificatesInThisName: [],
      mails: [{ kind: 'registration-receipt', to: student.email, text: expect.stringContaining('Ada') }],
      notes: [],
      signIns: [],
      accessBlock: null,
      files: [],
    });
    expect(entries['README.txt']).toContain('data.json');
  });

  it('has the sign-ins of somebody without their secrets, and a block without its author', async () => {
    const student = await service.student(harness.token);
    const at = new Date();
    await service.collection('access-sessions').insertOne({
      ...{ secret: 'hash-of-a-secret', student: student._id, name: 'Ada', email: student.email },
      ...{ device: 'Chrome on Android', address: '10.0.0.9', createdAt: at, lastSeenAt: at },
      endsAt: new Date(at.getTime() + 60_000),
    });
    const block = { reason: 'Lost phone', by: { _id: 'x', username: 'blocker' }, at };
    await service.collection('access-blocks').insertOne({ _id: student._id as never, ...block });
    const data = await dataOf(student._id);
    expect(data.signIns).toMatchObject([
      { email: student.email, device: 'Chrome on Android', address: '10.0.0.9', since: at.toISOString() },
    ]);
    expect(data.accessBlock).toEqual({ at: at.toISOString(), reason: 'Lost phone' });
    expect(JSON.stringify(data)).not.toMatch(/hash-of-a-secret|blocker/);
  });

  it('has the serials that staff made for certificates of somebody, and those of nobody else', async () => {
    const [student, other] = [await service.student(harness.token), await service.student(harness.token)];
    const generate = async (of: { _id: string }) => {
      const bound = { purpose: 'certificate', studentName: 'Ada Okafor', selectedCourse: 'a'.repeat(24) };
      const body = { ...bound, student: of._id };
      const token = await service.superToken();
      return (await service.call('/serial/generate', { body, token })).body.serial;
    };
    const serial = await generate(student);
    await generate(other);
    const data = JSON.parse((await exportOf(student._id))['data.json'] ?? '') as Record<string, unknown>;
    expect(data.certificateSerials).toEqual([
      expect.objectContaining({ serial, studentName: 'Ada Okafor', state: 'valid', dateUsed: null }),
    ]);
  });

  it('has everything of somebody, and the files under safe names', async () => {
    const student = await service.student(harness.token);
    const [attempt, exam] = ['b'.repeat(24), { examName: 'Peace', examCode: 'PEA1' }];
    const done = { at: '2026-01-05T10:00:00.000Z', reason: 'Power cut' };
    const records: StudentRecords = {
      assignments: [],
      attempts: [
        {
          ...{ _id: attempt, ...exam, round: 1, status: 'graded', startedAt: done.at, deadline: done.at },
          ...{ savedAt: done.at, submittedAt: done.at, closedBy: 'staff', closed: done, reset: null },
          ...{ answers: [{ question: 1, answer: 'Right' }], lateAnswers: [] },
        },
      ],
      results: [],
      certificates: [],
    };
    peers.records = records;
    peers.files = [
      aFile({ kind: 'passport', name: 'passport.jpg', saveName: 'passport.jpg', bytes: 'face' }),
      aFile({ public_id: 'c'.repeat(32), name: '../../x', saveName: '_.._x.pdf', bytes: 'text' }),
      aFile({ public_id: 'd'.repeat(32), name: 'bad.pdf', isInfected: true, bytes: 'virus' }),
      aFile({ public_id: 'e'.repeat(32), name: 'gone.pdf' }),
    ];
    const entries = await exportOf(student._id);
    expect(Object.keys(entries)).toEqual([
      'files/1 passport.jpg',
      'files/2 _.._x.pdf',
      'data.json',
      'README.txt',
    ]);
    expect(entries['files/2 _.._x.pdf']).toContain('text');
    const data = JSON.parse(entries['data.json'] ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({
      attempts: records.attempts,
      files: [
        { name: 'passport.jpg', path: 'files/1 passport.jpg' },
        { name: '../../x', path: 'files/2 _.._x.pdf' },
        { name: 'bad.pdf', leftOut: 'Left out because malware was found in it' },
        { name: 'gone.pdf', leftOut: 'No longer stored' },
      ],
    });
  });

  it('has the thread and the proposed corrections, without names of staff', async () => {
    const { _id } = await service.student(harness.token);
    const { ask, answer, propose, withdraw, mine } = applicantCalls(harness);
    await ask(_id, 'Your degree');
    await answer(_id, { text: 'Here', documents: [{ name: 'a.pdf', file: 'data:;base64,JVBERi0=' }] });
    await propose(_id, { surname: 'Obi' });
    await withdraw(_id, (await mine(_id)).body.proposals[0]?._id ?? '');
    await propose(_id, { surname: 'Obiora' });
    const data = await dataOf(_id);
    expect(data).toMatchObject({
      messages: [
        { from: 'staff', text: 'Your degree', files: [] },
        { from: 'the person', text: 'Here', files: ['a.pdf'] },
      ],
      proposedCorrections: [
        { wanted: { surname: 'Obi' }, state: 'withdrawn' },
        { before: { surname: 'Okafor' }, wanted: { surname: 'Obiora' }, state: 'open' },
      ],
    });
    expect(JSON.stringify([data.messages, data.proposedCorrections, data.record])).not.toContain('someone');
  });

  it('leaves a file out whose name would lead elsewhere', async () => {
    const { _id } = await service.student(harness.token);
    peers.files = [aFile({ saveName: '../../x', bytes: 'x' })];
    expect((await get(_id, superToken)).status).toBe(503);
  });

  it('tells what was done with the record, without names and addresses of staff', async () => {
    const student = await service.student(harness.token);
    const address = newAddress();
    await service.call(`/student/${student._id}/reveal-serial`, {
      method: 'POST',
      token: superToken,
      address,
    });
    const path = `/student/${student._id}`;
    const token = superToken;
    const rejected = { decision: 'rejected', notify: false, reason: 'Incomplete' };
    await service.call(`${path}/decision`, { method: 'PATCH', token, body: rejected });
    await service.call(`${path}/notes`, { token, body: { text: 'Called on Monday' } });
    await exportOf(student._id);
    const data = await dataOf(student._id);
    expect(data.audit).toMatchObject([
      { action: 'serial.reveal', outcome: 'done', by: 'staff' },
      { action: 'student.decide', outcome: 'done', by: 'staff', reason: 'Incomplete' },
      { action: 'student.note', outcome: 'done', by: 'staff' },
      { action: 'student.export', outcome: 'done', by: 'staff' },
    ]);
    const at = expect.any(String);
    expect(data.record).toMatchObject({ review: { status: 'rejected', at, reason: 'Incomplete' } });
    expect(data.notes).toEqual([{ at, text: 'Called on Monday' }]);
    const text = JSON.stringify(data);
    for (const secret of [address, '"first"', 'madeBy', 'username']) expect(text).not.toContain(secret);
  });

  it('has nothing of anybody else', async () => {
    const other = await service.student(harness.token, { surname: 'Neighbour' });
    const { _id } = await service.student(harness.token);
    const text = JSON.stringify(await exportOf(_id));
    for (const part of [other._id, other.email, other.serialNumber, 'Neighbour'])
      expect(text).not.toContain(part);
  });

  it('is a download that nobody keeps', async () => {
    const { _id } = await service.student(harness.token);
    const { headers, body } = await get(_id, superToken);
    await body?.cancel();
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="personal-data-${_id}.zip"`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is for SUPER_ADMIN alone', async () => {
    const { _id } = await service.student(harness.token);
    const statuses = [undefined, harness.token, service.tokens.candidate(_id)].map((token) =>
      get(_id, token),
    );
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 403, 403]);
  });

  it('answers 404 for nobody', async () => {
    const none = await service.call(`/student/${'f'.repeat(24)}/export`, { token: superToken });
    expect(none).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it.each(['exams', 'media'])('is refused while %s is away, and nothing is on record', async (away) => {
    const { _id } = await service.student(harness.token);
    const path = away === 'exams' ? `/internal/students/${_id}/records` : `/internal/owners/${_id}/files`;
    peers.behaviour = (request) => (request.path === path ? { status: 500 } : peers.defaultAnswer(request));
    expect((await get(_id, superToken)).status).toBe(503);
    peers.behaviour = undefined;
    const { body } = await service.call(`/admin/audit?id=${_id}&action=student.export`, {
      token: superToken,
    });
    expect(body).toEqual([]);
  });

  it.each([
    ['is refused when the first file cannot be had', 'a', 503],
    ['breaks off, so that nobody takes it for whole, when a later one cannot', 'c', 'broken'],
  ])('%s', async (_, letter, outcome) => {
    const { _id } = await service.student(harness.token);
    peers.files = ['a', 'c'].map((each) => aFile({ public_id: each.repeat(32), bytes: 'x' }));
    peers.behaviour = (request) =>
      request.path === `/internal/files/${letter.repeat(32)}`
        ? { status: 500 }
        : peers.defaultAnswer(request);
    const answer = await get(_id, superToken);
    const end = await answer.arrayBuffer().then(
      () => answer.status,
      () => 'broken',
    );
    expect(end).toBe(outcome);
  });
});
