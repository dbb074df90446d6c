import type { AnswersSaved, Attempt, PracticeOutcome } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { practiceKeys } from './practice-paper';

const harness = examsHarness({ withWorker: false });

interface Practice {
  readonly token: string;
  readonly student: string;
  readonly attempt: Attempt;
}

const startWith = (token: string) => harness.call<Attempt>('POST', '/exams/practice', { token });
async function begin(): Promise<Practice> {
  const student = harness.addStudent()._id;
  const token = harness.tokens.candidate(student);
  const { status, body } = await startWith(token);
  expect(status).toBe(201);
  return { token, student, attempt: body };
}
const get = ({ attempt: { _id } }: Practice, token: string) =>
  harness.call<Attempt>('GET', `/exams/practice/${_id}`, { token });
const save = ({ attempt: { _id } }: Practice, token: string, body: object) =>
  harness.call<AnswersSaved>('PUT', `/exams/practice/${_id}/answers`, { token, body });
const submit = ({ attempt: { _id } }: Practice, token: string, answers: object[] = []) =>
  harness.call<PracticeOutcome>('POST', `/exams/practice/${_id}/submission`, { token, body: { answers } });

/** The right option of a question, or else a wrong one. */
function optionOf({ exam }: Attempt, index: number, isRight = true): [question: string, option: string] {
  const { _id, options } = exam.questions[index] ?? { _id: '', options: [] };
  const right = practiceKeys[index]?.answer ?? 0;
  return [_id, options[isRight ? right : (right + 1) % options.length] ?? ''];
}
const inBody = ([_id, selectedOption]: [string, string]) => ({ _id, selectedOption });

describe('a practice exam', () => {
  it('runs as an attempt does, from its start to the number of right answers, and leaves none', async () => {
    const practice = await begin();
    const { token, attempt, student } = practice;
    expect(attempt).toMatchObject({ practice: true, status: 'open', answers: {}, seq: 0 });
    expect(attempt.exam.questions).toHaveLength(5);
    expect(JSON.stringify(attempt)).not.toMatch(/"answer"|"topic"|"difficulty"/);
    const [first, second] = [optionOf(attempt, 0), optionOf(attempt, 1, false)];
    expect((await save(practice, token, { seq: 2, answers: Object.fromEntries([first]) })).body.seq).toBe(2);
    // An older save does not replace answers of a newer one.
    const older = { [first[0]]: optionOf(attempt, 0, false)[1], [second[0]]: second[1] };
    expect((await save(practice, token, { seq: 1, answers: older })).status).toBe(200);
    expect((await save(practice, token, {})).body.deadline).toBe(attempt.deadline);
    const answers = Object.fromEntries([first, second]);
    expect((await get(practice, token)).body).toMatchObject({ answers, seq: 2 });
    expect(await startWith(token)).toMatchObject({ status: 200, body: { _id: attempt._id, answers } });

    const outcome = { practice: true, total_correct: 2, total_questions: 5 };
    expect((await submit(practice, token, [inBody(optionOf(attempt, 2))])).body).toEqual(outcome);
    // A repeated submission gets the same outcome, because the first answer may have been lost.
    expect((await submit(practice, token, [inBody(optionOf(attempt, 3))])).body).toEqual(outcome);
    expect(await save(practice, token, { seq: 9, answers })).toMatchObject(refusal(409, 'ATTEMPT_CLOSED'));
    expect((await get(practice, token)).body.status).toBe('graded');
    for (const collection of ['attempts', 'assignments', 'results'])
      expect(await harness.db.collection(collection).countDocuments()).toBe(0);

    const again = await startWith(token);
    expect(again).toMatchObject({ status: 201, body: { answers: {} } });
    expect(await get(practice, token)).toMatchObject(refusal(404, 'NOT_FOUND'));
    await harness.internal('DELETE', `/students/${student}`);
    expect(await harness.stored('practices', again.body._id)).toBeNull();
  });

  it('is its candidate’s own, and goes on where it was opened last', async () => {
    const [practice, other] = [await begin(), await begin()];
    const [question, option] = optionOf(practice.attempt, 0);
    const body = { seq: 1, answers: { [question]: option } };
    for (const answer of [
      await get(practice, other.token),
      await save(practice, other.token, body),
      await submit(practice, other.token),
    ])
      expect(answer).toMatchObject(refusal(403, 'FORBIDDEN'));
    const newer = harness.tokens.candidate(practice.student, 'device-2');
    expect((await startWith(newer)).body._id).toBe(practice.attempt._id);
    expect(await save(practice, practice.token, body)).toMatchObject(refusal(409, 'TAKEN_OVER'));
    expect(await get(practice, practice.token)).toMatchObject(refusal(409, 'TAKEN_OVER'));
    expect((await save(practice, newer, body)).status).toBe(200);
  });

  it('refuses what is not on its paper, and takes nothing after its end', async () => {
    const practice = await begin();
    const { token, attempt } = practice;
    const [question, option] = optionOf(attempt, 0);
    for (const answers of [{ [UNKNOWN_ID]: 'x' }, { [question]: 'x' }, { $where: 'x' }])
      expect(await save(practice, token, { seq: 1, answers })).toMatchObject(refusal(400, 'VALIDATION'));
    const unknown = { ...practice, attempt: { ...attempt, _id: UNKNOWN_ID } };
    expect(await save(unknown, token, {})).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await submit(practice, token, [{ _id: question, selectedOption: 'x' }])).toMatchObject(
      refusal(400, 'VALIDATION'),
    );
    await harness.change('practices', attempt._id, { deadline: new Date(Date.now() - 60_000) });
    expect(await save(practice, token, { seq: 1, answers: { [question]: option } })).toMatchObject(
      refusal(409, 'ATTEMPT_CLOSED'),
    );
    expect((await submit(practice, token, [inBody([question, option])])).body.total_correct).toBe(0);
  });

  it('bounds the calls of a page that is broken', async () => {
    const practice = await begin();
    const answers = await Promise.all(Array.from({ length: 130 }, () => save(practice, practice.token, {})));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
