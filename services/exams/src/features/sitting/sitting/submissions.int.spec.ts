import type { Result, ResultDetail } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness, OVERDUE_SECONDS, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const superToken = harness.tokens.staff('SUPER_ADMIN');

const submit = ({ token }: Sitting, body: object) =>
  harness.call('POST', '/result/submit', {
    token,
    body: { studentDetails: {}, Exam: { _id: harness.exam._id }, answers: [], ...body },
  });
const resultFor = (token: string, id: string) =>
  harness.call<ResultDetail>('GET', `/result/${id}`, { token });
const lateAnswersOf = ({ attempt }: Sitting) => harness.stored('late-answers', attempt._id);

describe('POST result/submit', () => {
  it('answers concurrent submissions with the same result', async () => {
    const sitting = await harness.sitting();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => harness.submit(sitting, { [at(0)]: 'Right' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await harness.db.collection('results').countDocuments()).toBe(1);
  });

  it('grades the union of saved and sent answers; sent ones win and null clears', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 9, { [at(0)]: 'Right', [at(1)]: 'Right', [at(2)]: 'Right' });
    const answers = { [at(1)]: null, [at(2)]: 'Wrong', [at(3)]: 'Right' };
    const { status, body } = await harness.submit(sitting, answers);
    const { _id, examName, examCode } = sitting.exam;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      percantage: 50,
      total_score: 2,
      total_answered: 3,
      total_correct: 2,
      total_wrong: 1,
      pass: true,
      exam: { _id, examName, examCode },
      student: { _id: sitting.student._id, surname: 'Bello', firstName: 'Amina', middleName: null },
    });
    const listed = await harness.assignmentsOf(sitting.student._id, sitting.token);
    expect(listed.body).toMatchObject([{ status: 'completed', score: 2, attempt: null }]);
    expect((await harness.submit(sitting, { [at(0)]: 'Wrong' })).body).toEqual(body);
  });

  it('is graded by the questions that the attempt started with', async () => {
    const exam = await harness.uploadExam(2);
    const sitting = await harness.sitting(exam);
    const [first, second] = exam.questions;
    const body = { questions: [{ ...first, answer: 'Other' }] };
    const changed = await harness.call('PATCH', `/exams/${exam._id}`, { token: superToken, body });
    expect(changed.body).toMatchObject({ totalQuestions: 1 });
    const { status } = await harness.save(sitting, 1, { [second?._id ?? '']: 'Right' });
    expect(status).toBe(200);
    const submitted = await harness.submit(sitting, { [first?._id ?? '']: 'Right' });
    expect(submitted.body).toMatchObject({ total_correct: 2, percantage: 100 });
  });

  it('refuses later saves and stores them as late answers', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting);
    const late = await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect(late).toMatchObject(refusal(409, 'ATTEMPT_CLOSED'));
    expect((await lateAnswersOf(sitting))?.a).toEqual({ [at(0)]: { o: 1, s: 1 } });
  });

  it('stores no late answers of a save that its own submission overtook', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right', [at(1)]: null })).status).toBe(409);
    expect(await lateAnswersOf(sitting)).toBeNull();
  });

  it('grades only the saved answers when it is late, and stores the sent ones as late answers', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    // Either the sweeper (every 5 s) or the submission closes the attempt, with the same outcome.
    await harness.age(sitting, OVERDUE_SECONDS);
    const first = await harness.submit(sitting, { [at(1)]: 'Right' });
    expect(first).toMatchObject({ status: 200, body: { total_answered: 1, total_correct: 1 } });
    expect((await lateAnswersOf(sitting))?.submitted).toEqual({ [at(1)]: 1 });
    const [one, two] = (await resultFor(superToken, sitting.attempt._id)).body.questions;
    expect(one).toMatchObject({ selectedOption: 'Right' });
    expect(one).not.toHaveProperty('lateOption');
    expect(two).toMatchObject({ selectedOption: null, lateOption: 'Right' });
  });

  it('answers with the result of an attempt that the sweeper closed, and stores the sent answers as late', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await harness.age(sitting, OVERDUE_SECONDS);
    const closedBy = async () => (await harness.stored('attempts', sitting.attempt._id))?.closedBy;
    await eventually(async () => (await closedBy()) === 'deadline');
    const { status, body } = await harness.submit(sitting, { [at(0)]: 'Wrong', [at(1)]: 'Right' });
    expect([status, body]).toMatchObject([200, { total_correct: 1, total_answered: 1 }]);
    expect((await lateAnswersOf(sitting))?.submitted).toEqual({ [at(0)]: 0, [at(1)]: 1 });
  });

  it('is accepted from the older session too', async () => {
    const sitting = await harness.sitting();
    const token = harness.tokens.candidate(sitting.student._id, 'device-2');
    await harness.startAttempt(token, sitting.assignment);
    expect((await harness.submit(sitting, { [at(0)]: 'Right' })).status).toBe(200);
  });

  it('submits the named attempt, else the open one, else the latest', async () => {
    const first = await harness.sitting();
    const named = { attempt: first.attempt._id };
    const { body } = await submit(first, named);
    expect(body._id).toBe(first.attempt._id);
    const second = await harness.sitting(harness.exam, first.student);
    expect((await submit(first, named)).body).toEqual(body);
    const open = await submit(first, {});
    expect(open.body._id).toBe(second.attempt._id);
    expect((await submit(first, {})).body).toEqual(open.body);
  });

  it('refuses other students, attempts that were not started and answers that are not on the paper', async () => {
    const [sitting, other] = [await harness.sitting(), await harness.sitting()];
    const attempt = sitting.attempt._id;
    const Exam = { _id: UNKNOWN_ID };
    const refusals = [
      [{ studentDetails: { _id: other.student._id } }, 403, 'FORBIDDEN'],
      [{ attempt: other.attempt._id }, 403, 'FORBIDDEN'],
      [{ attempt: UNKNOWN_ID }, 409, 'ATTEMPT_NOT_STARTED'],
      [{ Exam }, 409, 'ATTEMPT_NOT_STARTED'],
      [{ attempt, Exam }, 400, 'VALIDATION'],
      [{ answers: [{ _id: UNKNOWN_ID, selectedOption: 'Right' }] }, 400, 'VALIDATION'],
      [{ answers: [{ _id: at(0), selectedOption: 'Nonsense' }] }, 400, 'VALIDATION'],
      [{ percantage: 100 }, 400, 'VALIDATION'],
    ] as const;
    for (const [body, status, code] of refusals)
      expect(await submit(sitting, body)).toMatchObject(refusal(status, code));
    expect((await harness.stored('attempts', attempt))?.status).toBe('open');
  });
});

describe('GET result', () => {
  it('shows a candidate their own result without the right answers', async () => {
    const sitting = await harness.sitting();
    const { body } = await harness.submit(sitting, { [at(0)]: 'Right' });
    const id = String(body._id);
    expect((await resultFor(sitting.token, id)).body).toEqual(body);
    const other = harness.tokens.candidate(harness.addStudent()._id);
    for (const token of [other, harness.tokens.staff('ADMIN')])
      expect((await resultFor(token, id)).status).toBe(403);
    expect((await harness.attemptOf({ ...sitting, token: other })).status).toBe(403);
    const { questions } = (await resultFor(superToken, id)).body;
    expect(questions).toHaveLength(4);
    expect(questions[0]).toMatchObject({ answer: 'Right', selectedOption: 'Right', qstNumber: 1 });
    expect(questions[1]).toMatchObject({ selectedOption: null });
    expect((await resultFor(superToken, UNKNOWN_ID)).status).toBe(404);
    const attempt = await harness.attemptOf(sitting);
    expect(attempt.body).toMatchObject({ status: 'graded', result: body, answers: { [at(0)]: 'Right' } });
  });

  it('lists newest first, paged and searched by beginnings of words and letters inside names', async () => {
    const student = harness.addStudent("Ọlá-D'Arcy", 'Zainab');
    await harness.submit(await harness.sitting(harness.exam, student));
    const list = (query: string) => harness.call<Result[]>('GET', `/result${query}`, { token: superToken });
    const students = async (query: string) => (await list(query)).body.map((each) => each.student._id);
    expect(Number((await list('?pageSize=1')).headers.get('x-total-count'))).toBeGreaterThan(1);
    for (const query of [
      'pageSize=1',
      'search=zai',
      'search=OLA',
      'search=zainab%20d',
      'search=aina',
      'search=peace%20ola',
    ])
      expect(await students(`?${query}`)).toEqual([student._id]);
    for (const search of ['ab', 'eace', '.*', '%25', 'zai%20xyz'])
      expect(await students(`?search=${search}`)).toEqual([]);
    for (const query of ['?page=0', '?pageSize=101', '?page=x']) expect((await list(query)).status).toBe(400);
  });
});
