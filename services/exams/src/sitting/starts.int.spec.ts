import { type StartedAttempt, type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;

beforeAll(async () => {
  // Without the worker no attempt is closed by its deadline.
  await harness.start({ withWorker: false });
  exam = await harness.uploadExam(5);
});
afterAll(() => harness.stop());

describe('POST exams/attempts', () => {
  const start = (token: string, assignment: string) =>
    harness.call<StartedAttempt & { code: string }>('POST', '/exams/attempts', {
      token,
      body: { assignment },
    });

  it('starts one attempt for many concurrent requests', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(exam._id, student._id);
    const token = harness.tokens.candidate(student._id);
    const started = await Promise.all(Array.from({ length: 10 }, () => start(token, assignment)));
    expect(started.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(started.map(({ body }) => body._id)).size).toBe(1);
    expect(new Set(started.map(({ body }) => body.deadline)).size).toBe(1);
  });

  it('refuses an assignment that is unknown, of another student, completed or past due', async () => {
    const student = harness.addStudent();
    const token = harness.tokens.candidate(student._id);
    expect((await start(token, '64b0000000000000000000ff')).status).toBe(404);
    const others = await harness.sitting(exam);
    expect((await start(token, others.assignment)).status).toBe(403);
    const overdue = await harness.assign(exam._id, student._id, '2020-01-01');
    expect(await start(token, overdue)).toMatchObject({ status: 409, body: { code: 'PAST_DUE' } });
    await harness.submit(others);
    expect(await start(others.token, others.assignment)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_COMPLETED' },
    });
    expect((await harness.call('POST', '/exams/attempts', { token, body: {} })).status).toBe(400);
  });

  it('requires a token that stays valid until after the deadline, to start and to resume', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(exam._id, student._id);
    const start = (sid: string, seconds: number) =>
      harness.call<StartedAttempt>('POST', '/exams/attempts', {
        token: harness.tokens.candidate(student._id, sid, seconds),
        body: { assignment },
      });
    const tooShort = 60 * 60 + 600;
    expect(await start('a', tooShort)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await start('b', 3 * 60 * 60)).status).toBe(201);
    expect((await start('c', tooShort)).status).toBe(401);
    expect((await start('d', 3 * 60 * 60)).status).toBe(200);
  });

  it('refuses an exam without questions', async () => {
    const empty = await harness.uploadExam(1);
    const student = harness.addStudent();
    const assignment = await harness.assign(empty._id, student._id);
    // No call creates such an exam, so it is made in the store.
    const stored = await harness.stored('exams', empty._id);
    await harness.db
      .collection('exam-versions')
      .updateOne({ _id: stored?.current }, { $set: { questions: [] } });
    const refused = await start(harness.tokens.candidate(student._id), assignment);
    expect(refused).toMatchObject({ status: 422, body: { code: 'NO_QUESTIONS' } });
  });

  it('resumes past the due date, and keeps the version that it started with', async () => {
    const own = await harness.uploadExam(2);
    const sitting = await harness.sitting(own);
    await harness.db.collection('assignments').updateMany({}, { $set: { dueDate: new Date(0) } });
    const changed = own.questions.map(({ _id, options }) => ({
      _id,
      question: 'Changed?',
      options,
      answer: 'Other',
    }));
    const patched = await harness.call<UploadedExam>('PATCH', `/exams/${own._id}`, {
      token: harness.tokens.staff('SUPER_ADMIN'),
      body: { questions: changed.slice(0, 1), duration: 5 },
    });
    expect(patched).toMatchObject({ status: 200, body: { totalQuestions: 1, duration: 5 } });
    expect(patched.body.questions[0]?._id).toBe(own.questions[0]?._id);
    const resumed = await start(sitting.token, sitting.assignment);
    expect(resumed.status).toBe(200);
    expect(resumed.body.exam).toEqual(sitting.attempt.exam);
    expect(resumed.body.deadline).toBe(sitting.attempt.deadline);
  });
});
