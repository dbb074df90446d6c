import type { AttemptHistoryEntry } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const token = harness.tokens.staff('ADMIN');

const reset = (assignment: string, body: object = { reason: 'The power went out' }) =>
  harness.call('POST', `/exams/studentExam/${assignment}/reset`, { token, body });
const close = (attempt: string, body: object = { reason: 'Left the hall' }) =>
  harness.call('POST', `/exams/attempts/${attempt}/close`, { token, body });
const history = async (assignment: string) => {
  const path = `/exams/studentExam/${assignment}/attempts`;
  return (await harness.call<AttemptHistoryEntry[]>('GET', path, { token })).body;
};
const startAgain = (sitting: Sitting) => harness.startAttempt(sitting.token, sitting.assignment);

describe('POST exams/studentExam/:id/reset', () => {
  it('abandons an open attempt, tells the candidate, and begins a new round', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const answer = await reset(sitting.assignment);
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending', attempt: null, score: null } });
    const refused = refusal(409, 'ATTEMPT_RESET');
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject(refused);
    expect(await harness.submit(sitting)).toMatchObject(refused);
    const left = await harness.attemptOf(sitting);
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
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    const answer = await reset(sitting.assignment);
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending', score: null } });
    const second = { ...sitting, attempt: (await startAgain(sitting)).body };
    await harness.submit(second, { [at(0)]: 'Right', [at(1)]: 'Right' });
    expect((await harness.graded(second)).result).toMatchObject({ total_correct: 2 });
    const first = `/result/${sitting.attempt._id}`;
    const kept = await harness.call('GET', first, { token: harness.tokens.staff('SUPER_ADMIN') });
    expect(kept.body).toMatchObject({ total_correct: 1 });
    expect(await history(sitting.assignment)).toMatchObject([
      { round: 2, score: 2, reset: null },
      { round: 1, score: null, status: 'graded', reset: { reason: 'The power went out' } },
    ]);
    const listed = await harness.assignmentsOf(sitting.student._id, token);
    expect(listed.body).toMatchObject([{ status: 'completed', score: 2 }]);
  });

  it('does not complete the new round with a delayed grade of the older one', async () => {
    const { attempt, ...sitting } = await harness.sitting();
    await harness.submit({ ...sitting, attempt }, { [at(0)]: 'Right' });
    await reset(sitting.assignment);
    // Simulates a worker that crashed before its last step, so that the attempt is graded again.
    await harness.change('attempts', attempt._id, { status: 'grading' });
    await eventually(async () => (await harness.stored('attempts', attempt._id))?.status === 'graded');
    const stored = await harness.stored('assignments', sitting.assignment);
    expect(stored).toMatchObject({ status: 'pending', round: 2 });
  });

  it('is completed after an interruption', async () => {
    const [one, other] = [await harness.sitting(), await harness.sitting()];
    for (const { attempt } of [one, other])
      await harness.change('attempts', attempt._id, { status: 'reset' });
    expect((await startAgain(one)).status).toBe(201);
    expect(await history(one.assignment)).toMatchObject([
      { round: 2, status: 'open' },
      { round: 1, status: 'reset' },
    ]);
    expect((await reset(other.assignment)).status).toBe(200);
    expect((await startAgain(other)).status).toBe(201);
  });

  it('extends a due date that has passed', async () => {
    const sitting = await harness.sitting();
    await harness.change('assignments', sitting.assignment, { dueDate: new Date(0) });
    const ahead = String((await reset(sitting.assignment)).body.dueDate);
    expect(Date.parse(ahead)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect((await startAgain(sitting)).status).toBe(201);
    const dueDate = '2030-01-02T03:04:05.000Z';
    const given = await reset(sitting.assignment, { reason: 'Once more', dueDate });
    expect(given.body).toMatchObject({ dueDate });
  });

  it('refuses an assignment that was not started or is assigned again, and a missing reason', async () => {
    const pending = await harness.assign(harness.exam, harness.addStudent()._id);
    expect(await reset(pending)).toMatchObject(refusal(409, 'ATTEMPT_NOT_STARTED'));
    const sitting = await harness.sitting();
    await harness.submit(sitting);
    await harness.assign(harness.exam, sitting.student._id);
    expect(await reset(sitting.assignment)).toMatchObject(refusal(409, 'ALREADY_ASSIGNED'));
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(301) }, { reason: 'fine', other: 1 }])
      expect((await reset(sitting.assignment, body)).status).toBe(400);
    expect((await reset(UNKNOWN_ID, {})).status).toBe(404);
  });
});

describe('POST exams/attempts/:id/close', () => {
  it('submits the saved answers and stores later ones as late answers', async () => {
    const sitting = await harness.sitting();
    const { _id } = sitting.attempt;
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect((await close(_id)).body).toMatchObject({
      closedBy: 'staff',
      answered: 1,
      closed: { by: { username: 'admin' }, reason: 'Left the hall' },
    });
    const refused = refusal(409, 'ATTEMPT_CLOSED');
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject(refused);
    expect((await harness.submit(sitting, { [at(2)]: 'Right' })).body).toMatchObject({ total_correct: 1 });
    const late = await harness.stored('late-answers', _id);
    expect(late).toMatchObject({ a: { [at(1)]: { o: 1 } }, submitted: { [at(2)]: 1 } });
    expect(await close(_id)).toMatchObject(refused);
  });

  it('succeeds once of many concurrent requests', async () => {
    const sitting = await harness.sitting();
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(sitting.attempt._id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await harness.graded(sitting)).result).toMatchObject({ total_answered: 0, pass: false });
  });

  it('refuses an unknown attempt before a missing reason', async () => {
    const { attempt } = await harness.sitting();
    expect((await close(UNKNOWN_ID, {})).status).toBe(404);
    expect((await close(attempt._id, {})).status).toBe(400);
  });
});
