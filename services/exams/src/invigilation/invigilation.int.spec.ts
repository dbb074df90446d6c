import { eventually } from '@concord/nest-platform/testing';
import { type Sitting, type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let q: string[];
let admin: string;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(4);
  q = exam.questions.map(({ _id }) => _id);
  admin = harness.tokens.staff('ADMIN');
});
afterAll(() => harness.stop());

const at = (index: number) => q[index] ?? '';
const staff = (method: string, path: string, body?: unknown) =>
  harness.call(method, path, { token: admin, body });
const reset = (assignment: string, body: object = { reason: 'The power went out' }) =>
  staff('POST', `/exams/studentExam/${assignment}/reset`, body);
const close = (attempt: string, body: object = { reason: 'Left the hall' }) =>
  staff('POST', `/exams/attempts/${attempt}/close`, body);
const history = async (assignment: string) =>
  (await staff('GET', `/exams/studentExam/${assignment}/attempts`)).body as unknown as Record<
    string,
    unknown
  >[];
const startAgain = ({ token, assignment }: Sitting) =>
  harness.call<{ _id: string; answers: object }>('POST', '/exams/attempts', { token, body: { assignment } });
const gradedOf = ({ token, attempt }: Sitting) =>
  eventually(async () => {
    const { body } = await harness.call('GET', `/exams/attempts/${attempt._id}`, { token });
    return body.result as Record<string, unknown> | undefined;
  });

describe('POST exams/studentExam/:id/reset', () => {
  it('abandons an open attempt, tells the candidate, and begins a new round', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const answer = await reset(sitting.assignment);
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending', attempt: null, score: null } });
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_RESET' },
    });
    expect(await harness.submit(sitting)).toMatchObject({ status: 409, body: { code: 'ATTEMPT_RESET' } });
    const left = await harness.call('GET', `/exams/attempts/${sitting.attempt._id}`, {
      token: sitting.token,
    });
    expect(left.body).toMatchObject({ status: 'reset', answers: { [at(0)]: 'Right' } });
    const again = await startAgain(sitting);
    expect(again).toMatchObject({ status: 201, body: { answers: {} } });
    expect(again.body._id).not.toBe(sitting.attempt._id);
    expect(await history(sitting.assignment)).toMatchObject([
      { _id: again.body._id, round: 2, status: 'open', reset: null },
      {
        _id: sitting.attempt._id,
        round: 1,
        status: 'reset',
        answered: 1,
        totalQuestions: 4,
        reset: { by: { username: 'admin' }, reason: 'The power went out' },
      },
    ]);
  });

  it('keeps the result of a completed round, and grades the new one separately', async () => {
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting, { [at(0)]: 'Right' });
    expect(await reset(sitting.assignment)).toMatchObject({
      status: 200,
      body: { status: 'pending', score: null },
    });
    const again = await startAgain(sitting);
    expect(again.status).toBe(201);
    const second = { ...sitting, attempt: { ...sitting.attempt, _id: again.body._id } };
    await harness.submit(second, { [at(0)]: 'Right', [at(1)]: 'Right' });
    expect(await gradedOf(second)).toMatchObject({ total_correct: 2 });
    expect(await gradedOf(sitting)).toMatchObject({ total_correct: 1 });
    expect(await history(sitting.assignment)).toMatchObject([
      { round: 2, score: 2, reset: null },
      { round: 1, score: 1, status: 'graded', reset: { reason: 'The power went out' } },
    ]);
    const listed = await staff('GET', `/exams/studentExamByStudentId/${sitting.student._id}`);
    expect(listed.body).toMatchObject([{ status: 'completed', score: 2 }]);
  });

  it('does not complete the new round with a delayed grade of the older one', async () => {
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting, { [at(0)]: 'Right' });
    await reset(sitting.assignment);
    // Simulates a worker that was killed before its last step, so that the attempt is graded again.
    const _id = sitting.attempt._id;
    const id = (await harness.stored('attempts', _id))?._id;
    await harness.db.collection('attempts').updateOne({ _id: id }, { $set: { status: 'grading' } });
    await eventually(async () => (await harness.stored('attempts', _id))?.status === 'graded');
    expect(await harness.stored('assignments', sitting.assignment)).toMatchObject({
      status: 'pending',
      round: 2,
    });
  });

  it('is completed after an interruption', async () => {
    const sitting = await harness.sitting(exam);
    const id = (await harness.stored('attempts', sitting.attempt._id))?._id;
    await harness.db.collection('attempts').updateOne({ _id: id }, { $set: { status: 'reset' } });
    expect((await startAgain(sitting)).status).toBe(201);
    expect(await history(sitting.assignment)).toMatchObject([
      { round: 2, status: 'open' },
      { round: 1, status: 'reset' },
    ]);
    const other = await harness.sitting(exam);
    const left = (await harness.stored('attempts', other.attempt._id))?._id;
    await harness.db.collection('attempts').updateOne({ _id: left }, { $set: { status: 'reset' } });
    expect((await reset(other.assignment)).status).toBe(200);
    expect((await startAgain(other)).status).toBe(201);
  });

  it('extends a due date that has passed', async () => {
    const sitting = await harness.sitting(exam);
    const id = (await harness.stored('assignments', sitting.assignment))?._id;
    await harness.db.collection('assignments').updateOne({ _id: id }, { $set: { dueDate: new Date(0) } });
    const ahead = String((await reset(sitting.assignment)).body.dueDate);
    expect(Date.parse(ahead)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect((await startAgain(sitting)).status).toBe(201);
    const given = '2030-01-02T03:04:05.000Z';
    expect(await reset(sitting.assignment, { reason: 'Once more', dueDate: given })).toMatchObject({
      body: { dueDate: given },
    });
  });

  it('refuses an assignment that was not started or is assigned again, and a missing reason', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(exam._id, student._id);
    expect(await reset(assignment)).toMatchObject({ status: 409, body: { code: 'ATTEMPT_NOT_STARTED' } });
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting);
    await harness.assign(exam._id, sitting.student._id);
    expect(await reset(sitting.assignment)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_ASSIGNED' },
    });
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(301) }, { reason: 'fine', other: 1 }])
      expect((await reset(sitting.assignment, body)).status).toBe(400);
    expect((await reset('64b0000000000000000000aa', {})).status).toBe(404);
  });
});

describe('POST exams/attempts/:id/close', () => {
  it('submits the saved answers and stores later ones as late answers', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect(await close(sitting.attempt._id)).toMatchObject({
      status: 200,
      body: {
        closedBy: 'staff',
        answered: 1,
        closed: { by: { username: 'admin' }, reason: 'Left the hall' },
      },
    });
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_CLOSED' },
    });
    expect((await harness.submit(sitting, { [at(2)]: 'Right' })).body).toMatchObject({ total_correct: 1 });
    const late = await harness.stored('late-answers', sitting.attempt._id);
    expect([Object.keys(late?.a as object), Object.keys(late?.submitted as object)]).toEqual([
      [at(1)],
      [at(2)],
    ]);
    expect(await close(sitting.attempt._id)).toMatchObject({ status: 409, body: { code: 'ATTEMPT_CLOSED' } });
  });

  it('succeeds once of many concurrent requests', async () => {
    const sitting = await harness.sitting(exam);
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(sitting.attempt._id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await gradedOf(sitting)).toMatchObject({ total_answered: 0, pass: false });
  });

  it('refuses an unknown attempt before a missing reason', async () => {
    const sitting = await harness.sitting(exam);
    expect((await close('64b0000000000000000000aa', {})).status).toBe(404);
    expect((await close(sitting.attempt._id, {})).status).toBe(400);
  });
});
