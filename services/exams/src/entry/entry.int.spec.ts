import type { Assignment, Exam, ExamEntry } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const token = harness.tokens.staff('SUPER_ADMIN');
const HOUR_MS = 3_600_000;

const entryOf = (exam: Exam) => `/exams/${exam._id}/entry`;
const change = (exam: Exam, body: object) => harness.call<ExamEntry>('PATCH', entryOf(exam), { token, body });
const newCode = (exam: Exam) => harness.call<ExamEntry>('POST', `${entryOf(exam)}/code`, { token });

/** A candidate with an assignment of an exam of its own. */
async function candidateOf(exam: Exam, sid = 'one') {
  const student = harness.addStudent();
  const assignment = await harness.assign(exam, student._id);
  const start = (body: object = {}, device = sid) =>
    harness.call('POST', '/exams/attempts', {
      token: harness.tokens.candidate(student._id, device),
      body: { assignment, ...body },
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
    const unknown = { ...exam, _id: UNKNOWN_ID };
    expect(await change(unknown, { hasCode: true })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await newCode(unknown)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const { start } = await candidateOf(exam);
    for (const code of [5, { $gt: '' }, 'X'.repeat(41)])
      expect(await start({ code })).toMatchObject(refusal(400, 'VALIDATION'));
  });
});
