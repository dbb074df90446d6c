import type { Assignment, Exam, ExamEntry } from '@concord/contracts';
import { fromAddress, refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { configKeyOf, hashedConfigKey, hashedQuitPassword, sebSettings } from './seb-config';

const harness = examsHarness({ withWorker: false });
const token = harness.tokens.staff('SUPER_ADMIN');
const HOUR_MS = 3_600_000;
const QUIT = 'K7MPQ2ACDEFGHJ';
/** Origin of an installation without PUBLIC_URL. */
const ORIGIN = 'http://localhost:8080';

const entryOf = (exam: Exam) => `/exams/${exam._id}/entry`;
const change = (exam: Exam, body: object) => harness.call<ExamEntry>('PATCH', entryOf(exam), { token, body });
const newCode = (exam: Exam) => harness.call<ExamEntry>('POST', `${entryOf(exam)}/code`, { token });

/** A candidate with an assignment of this exam. */
async function candidateOf(exam: Exam, sid = 'one') {
  const student = harness.addStudent();
  const assignment = await harness.assign(exam, student._id);
  const start = (body: object = {}, device = sid, headers: Record<string, string> = {}) =>
    harness.call('POST', '/exams/attempts', {
      token: harness.tokens.candidate(student._id, device),
      body: { assignment, ...body },
      headers,
    });
  const listed = async () => {
    const list = await harness.call<Assignment[]>('GET', `/exams/studentExamByStudentId/${student._id}`, {
      token: harness.tokens.candidate(student._id, sid),
    });
    return list.body.find(({ _id }) => _id === assignment);
  };
  return { start, listed };
}

describe('the entry of an exam', () => {
  let exam: Exam;
  beforeEach(async () => (exam = await harness.uploadExam(2)));

  it('lets nobody begin before it opens', async () => {
    const { start, listed } = await candidateOf(exam);
    const opensAt = new Date(Date.now() + HOUR_MS).toISOString();
    expect(await change(exam, { opensAt })).toMatchObject({ status: 200, body: { opensAt, code: null } });
    expect(await start()).toMatchObject(refusal(409, 'NOT_OPEN'));
    expect(await listed()).toMatchObject({ opensAt });
    await change(exam, { opensAt: new Date(Date.now() - 1000).toISOString() });
    expect(await listed()).not.toHaveProperty('opensAt');
    expect((await start()).status).toBe(201);
  });

  it('asks for the code to begin, and to go on elsewhere', async () => {
    const { start, listed } = await candidateOf(exam);
    const { body } = await change(exam, { hasCode: true });
    const code = body.code ?? '';
    expect(await listed()).toMatchObject({ needsCode: true });
    expect(JSON.stringify(await listed())).not.toContain(code);
    expect(await start()).toMatchObject(refusal(409, 'CODE_NEEDED'));
    expect(await start({ code: 'WRONG2' })).toMatchObject(refusal(409, 'CODE_WRONG'));
    expect((await start({ code: ` ${code.toLowerCase()} ` })).status).toBe(201);
    expect((await start()).status).toBe(200);
    expect(await start({}, 'another')).toMatchObject(refusal(409, 'CODE_NEEDED'));
    expect((await start({ code }, 'another')).status).toBe(200);
  });

  it('takes the code before a new one for two minutes', async () => {
    const before = (await change(exam, { hasCode: true })).body.code ?? '';
    const after = (await newCode(exam)).body.code ?? '';
    expect(after).not.toBe(before);
    expect((await (await candidateOf(exam)).start({ code: before })).status).toBe(201);
    const since = new Date(Date.now() - 121_000);
    await harness.db.collection('exams').updateMany({}, { $set: { 'accessCode.since': since } });
    // A change by the process itself drops its cache, so that it sees the update above.
    await change(exam, { opensAt: since.toISOString() });
    expect(await (await candidateOf(exam)).start({ code: before })).toMatchObject(refusal(409, 'CODE_WRONG'));
  });

  it('keeps a code until it is taken off', async () => {
    const first = (await change(exam, { hasCode: true })).body.code;
    expect((await change(exam, { hasCode: true, opensAt: null })).body.code).toBe(first);
    expect((await harness.call<ExamEntry>('GET', entryOf(exam), { token })).body.code).toBe(first);
    expect((await change(exam, { hasCode: false })).body.code).toBeNull();
    expect(await newCode(exam)).toMatchObject(refusal(409, 'NO_CODE'));
    expect((await (await candidateOf(exam)).start()).status).toBe(201);
  });

  it('lets nobody guess', async () => {
    const { start } = await candidateOf(exam);
    const { body } = await change(exam, { hasCode: true });
    const tries = await Promise.all(Array.from({ length: 12 }, () => start({ code: 'WRONG2' })));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await start({ code: body.code })).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect((await (await candidateOf(exam)).start({ code: body.code })).status).toBe(201);
  });

  it('is begun in the networks of the hall only, and gone on with there', async () => {
    const { start } = await candidateOf(exam);
    const networks = ['197.210.64.0/20', '2001:DB8:40::/48', '197.210.64.0/20'];
    const { body } = await change(exam, { networks });
    expect(body.networks).toEqual(['197.210.64.0/20', '2001:db8:40::/48']);
    const headers = { ...fromAddress('41.58.0.9'), 'x-forwarded-for': '197.210.64.7' };
    expect(await start({}, 'one', headers)).toMatchObject(refusal(409, 'WRONG_NETWORK'));
    expect((await start({}, 'one', fromAddress('197.210.64.7'))).status).toBe(201);
    // On its own device an attempt may continue from another network.
    expect((await start({}, 'one', headers)).status).toBe(200);
    expect(await start({}, 'two', headers)).toMatchObject(refusal(409, 'WRONG_NETWORK'));
    expect((await start({}, 'two', fromAddress('2001:db8:40::9'))).status).toBe(200);
    const seen = await harness.call<ExamEntry>('GET', entryOf(exam), { token, headers });
    expect(seen.body).toMatchObject({ yourAddress: '41.58.0.9', networks: body.networks });
    await change(exam, { networks: [] });
    expect((await (await candidateOf(exam)).start({}, 'one', headers)).status).toBe(201);
  });

  it('needs Safe Exam Browser with the settings of its file, or of a file of staff', async () => {
    const { start, listed } = await candidateOf(exam);
    const own = 'ab'.repeat(32);
    const body = { needsSeb: true, sebQuitPassword: QUIT, sebKeys: [own.toUpperCase()] };
    const { seb } = (await change(exam, body)).body;
    const key = configKeyOf(sebSettings(ORIGIN, hashedQuitPassword(QUIT)));
    expect(seb).toEqual({ file: expect.any(String), configKey: key, hasQuitPassword: true, keys: [own] });
    expect(await listed()).toMatchObject({ needsSeb: true });

    const header = (address: string, of = key) => ({
      'x-safeexambrowser-configkeyhash': hashedConfigKey(address, of),
    });
    const start1 = (headers: Record<string, string>, proof?: object) =>
      start(proof && { seb: proof }, 'one', headers);
    const called = `${ORIGIN}/api/exams/attempts`;
    const proofOf = (page: string, of = key) => ({ configKey: hashedConfigKey(page, of), pages: [page] });
    expect(await start1({})).toMatchObject(refusal(409, 'SEB_NEEDED'));
    for (const [headers, proof] of [
      [header(called, 'cd'.repeat(32))],
      [header(`${ORIGIN}/start-exam`)],
      [{ 'x-safeexambrowser-configkeyhash': key }],
      [{}, proofOf('https://elsewhere.example/start-exam')],
      [{}, proofOf(`${ORIGIN}.elsewhere.example/`)],
      [{}, { ...proofOf(`${ORIGIN}/start-exam`), pages: [] }],
    ] as const)
      expect(await start1(headers, proof)).toMatchObject(refusal(409, 'SEB_WRONG'));
    expect((await start1(header(called))).status).toBe(201);
    expect(await start({}, 'two')).toMatchObject(refusal(409, 'SEB_NEEDED'));
    expect((await start({ seb: proofOf(`${ORIGIN}/select-exam`) }, 'two')).status).toBe(200);
    expect((await start({ seb: proofOf(`${ORIGIN}/start-exam`, own) }, 'three')).status).toBe(200);
  });

  it('gives the file to candidates of the exam and to staff, by a link, and to nobody else', async () => {
    const { listed } = await candidateOf(exam);
    const { seb } = (await change(exam, { needsSeb: true, sebQuitPassword: QUIT })).body;
    const link = (await listed())?.sebFile ?? '';
    const file = (path: string) => harness.call<string>('GET', path.replace(/^\/api/, ''));
    for (const each of [link, seb?.file ?? '']) {
      const { status, body } = await file(each);
      expect([status, String(body)]).toEqual([
        200,
        expect.stringContaining(`<string>${ORIGIN}/start-exam</string>`),
      ]);
    }
    const other = await harness.uploadExam(2);
    await change(other, { needsSeb: true });
    const [path, query] = link.split('?');
    for (const wrong of [path, `${path}?exp=9999999999&sig=x`, `/exams/${other._id}/seb?${query}`]) {
      const refused = await file(wrong ?? '');
      expect(refused).toMatchObject(refusal(404, 'NOT_FOUND'));
      expect(JSON.stringify(refused.body)).not.toContain(hashedQuitPassword(QUIT));
    }
    await change(exam, { needsSeb: false });
    expect(await file(link)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await listed()).not.toHaveProperty('sebFile');
  });

  it('takes no password to quit that is found by trying', async () => {
    const refused = await change(exam, { needsSeb: true, sebQuitPassword: 'peace2026' });
    expect(refused).toMatchObject(refusal(400, 'VALIDATION'));
    expect(JSON.stringify(refused.body)).toContain('at least 12 characters');
  });

  it('keeps the file of Safe Exam Browser until its password changes', async () => {
    const first = (await change(exam, { needsSeb: true })).body.seb;
    expect((await change(exam, { needsSeb: true, sebKeys: [] })).body.seb).toEqual(first);
    expect((await change(exam, { hasCode: true })).body.seb).toEqual(first);
    const locked = (await change(exam, { sebQuitPassword: QUIT })).body.seb;
    expect(locked).toMatchObject({ hasQuitPassword: true });
    expect(locked?.configKey).not.toBe(first?.configKey);
    expect((await change(exam, { sebQuitPassword: null })).body.seb).toEqual(first);
    expect((await change(exam, { needsSeb: false })).body.seb).toBeNull();
    expect((await (await candidateOf(exam)).start({ code: 'none' })).body).toMatchObject({
      code: 'CODE_WRONG',
    });
  });

  it('never tells an ADMIN of questions, but the code', async () => {
    await change(exam, { hasCode: true });
    const admin = harness.tokens.staff('ADMIN');
    const { status, body } = await harness.call<ExamEntry>('GET', entryOf(exam), { token: admin });
    expect([status, Object.keys(body.exam)]).toEqual([
      200,
      ['_id', 'examName', 'examCode', 'duration', 'totalQuestions'],
    ]);
  });

  it('refuses bad input', async () => {
    for (const body of [{ opensAt: 'tomorrow' }, { opensAt: 5 }, { hasCode: 'yes' }, { code: 'MINE22' }])
      expect(await change(exam, body)).toMatchObject(refusal(400, 'VALIDATION'));
    for (const body of [
      { networks: ['10.0.0.0/33'] },
      { networks: ['hall.example'] },
      { networks: ['fe80::1%eth0'] },
      { networks: [{ $gt: '' }] },
      { networks: Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`) },
      { sebKeys: ['short'] },
      { needsSeb: 1 },
    ])
      expect(await change(exam, body)).toMatchObject(refusal(400, 'VALIDATION'));
    const unknown = { ...exam, _id: UNKNOWN_ID };
    expect(await change(unknown, { hasCode: true })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await newCode(unknown)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const { start } = await candidateOf(exam);
    for (const code of [5, { $gt: '' }, 'X'.repeat(41)])
      expect(await start({ code })).toMatchObject(refusal(400, 'VALIDATION'));
    for (const seb of [
      'x',
      {},
      { configKey: 'x', pages: [] },
      { configKey: 'ab'.repeat(32), pages: ['a', 'b', 'c'] },
    ])
      expect(await start({ seb })).toMatchObject(refusal(400, 'VALIDATION'));
  });
});
