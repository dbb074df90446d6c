import { eventually } from '@concord/nest-platform/testing';
import { type Sitting, type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let q: string[];

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(4);
  q = exam.questions.map(({ _id }) => _id);
});
afterAll(() => harness.stop());

const at = (index: number) => q[index] ?? '';
const submit = (sitting: Sitting, body: object) =>
  harness.call('POST', '/result/submit', {
    token: sitting.token,
    body: { studentDetails: {}, Exam: { _id: exam._id }, answers: [], ...body },
  });

describe('POST result/submit', () => {
  it('answers concurrent submissions with the same result', async () => {
    const sitting = await harness.sitting(exam);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => harness.submit(sitting, { [at(0)]: 'Right' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await harness.db.collection('results').countDocuments({ 'student._id': { $exists: true } })).toBe(
      1,
    );
  });

  it('grades the union of saved and sent answers; sent ones win and null clears', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 9, { [at(0)]: 'Right', [at(1)]: 'Right', [at(2)]: 'Right' });
    const { body } = await harness.submit(sitting, { [at(1)]: null, [at(2)]: 'Wrong', [at(3)]: 'Right' });
    expect(body).toMatchObject({ total_answered: 3, total_correct: 2, total_wrong: 1, percantage: 50 });
  });

  it('refuses later saves and stores them as late answers', async () => {
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting);
    const late = await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect(late).toMatchObject({ status: 409, body: { code: 'ATTEMPT_CLOSED' } });
    expect((await harness.stored('late-answers', sitting.attempt._id))?.a).toEqual({
      [at(0)]: { o: 1, s: 1 },
    });
  });

  it('stores no late answers of a save that its own submission overtook', async () => {
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting, { [at(0)]: 'Right' });
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right', [at(1)]: null })).status).toBe(409);
    expect(await harness.stored('late-answers', sitting.attempt._id)).toBeNull();
  });

  it('grades only the saved answers when it is late, and stores the sent ones as late answers', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    // The sweeper runs every 5 s, so it or the submission closes the attempt: the outcome is the same.
    await harness.age(sitting.attempt._id, 60 * 60 + 40);
    const first = await harness.submit(sitting, { [at(1)]: 'Right' });
    expect(first).toMatchObject({ status: 200, body: { total_answered: 1, total_correct: 1 } });
    expect((await harness.stored('late-answers', sitting.attempt._id))?.submitted).toEqual({ [at(1)]: 1 });
    const token = harness.tokens.staff('SUPER_ADMIN');
    const seen = await harness.call<{ questions: object[] }>('GET', `/result/${sitting.attempt._id}`, {
      token,
    });
    expect(seen.body.questions[0]).toMatchObject({ selectedOption: 'Right' });
    expect(seen.body.questions[0]).not.toHaveProperty('lateOption');
    expect(seen.body.questions[1]).toMatchObject({ selectedOption: null, lateOption: 'Right' });
  });

  it('answers with the result of an attempt that the sweeper closed, and stores the sent answers as late', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await harness.age(sitting.attempt._id, 60 * 60 + 40);
    await eventually(
      async () => (await harness.stored('attempts', sitting.attempt._id))?.closedBy === 'deadline',
      90_000,
    );
    const { status, body } = await harness.submit(sitting, { [at(0)]: 'Wrong', [at(1)]: 'Right' });
    expect([status, body]).toMatchObject([200, { total_correct: 1, total_answered: 1 }]);
    const kept = await harness.stored('late-answers', sitting.attempt._id);
    expect(kept?.submitted).toEqual({ [at(0)]: 0, [at(1)]: 1 });
  }, 120_000);

  it('is accepted from the older session too', async () => {
    const sitting = await harness.sitting(exam);
    const token = harness.tokens.candidate(sitting.student._id, 'device-2');
    await harness.call('POST', '/exams/attempts', { token, body: { assignment: sitting.assignment } });
    expect((await harness.submit(sitting, { [at(0)]: 'Right' })).status).toBe(200);
  });

  it('submits the named attempt, else the open one, else the latest', async () => {
    const sitting = await harness.sitting(exam);
    const first = await submit(sitting, { attempt: sitting.attempt._id });
    expect(first).toMatchObject({ status: 200, body: { _id: sitting.attempt._id } });
    const assignment = await harness.assign(exam._id, sitting.student._id);
    const second = await harness.call('POST', '/exams/attempts', {
      token: sitting.token,
      body: { assignment },
    });
    expect(second.status).toBe(201);
    expect((await submit(sitting, { attempt: sitting.attempt._id })).body).toEqual(first.body);
    const open = await submit(sitting, {});
    expect(open.body._id).toBe(second.body._id);
    expect((await submit(sitting, {})).body).toEqual(open.body);
  });

  it('refuses other students, attempts that were not started and answers that are not on the paper', async () => {
    const sitting = await harness.sitting(exam);
    const other = await harness.sitting(exam);
    const refusals: [object, number, string][] = [
      [{ studentDetails: { _id: other.student._id } }, 403, 'FORBIDDEN'],
      [{ attempt: other.attempt._id }, 403, 'FORBIDDEN'],
      [{ attempt: '64b0000000000000000000ff' }, 409, 'ATTEMPT_NOT_STARTED'],
      [{ Exam: { _id: '64b0000000000000000000ff' } }, 409, 'ATTEMPT_NOT_STARTED'],
      [{ attempt: sitting.attempt._id, Exam: { _id: '64b0000000000000000000ff' } }, 400, 'VALIDATION'],
      [{ answers: [{ _id: '64b0000000000000000000ff', selectedOption: 'Right' }] }, 400, 'VALIDATION'],
      [{ answers: [{ _id: at(0), selectedOption: 'Nonsense' }] }, 400, 'VALIDATION'],
      [{ answers: [{ _id: at(0), selectedOption: { $gt: '' } }] }, 400, 'VALIDATION'],
      [{ answers: 'Right' }, 400, 'VALIDATION'],
      [{ percantage: 100 }, 400, 'VALIDATION'],
      [{ Exam: null }, 400, 'VALIDATION'],
    ];
    for (const [body, status, code] of refusals)
      expect(await submit(sitting, body)).toMatchObject({ status, body: { code } });
    expect((await harness.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    const student = harness.addStudent();
    const unstarted = await harness.call('POST', '/result/submit', {
      token: harness.tokens.candidate(student._id),
      body: { studentDetails: student, Exam: { _id: exam._id }, answers: [] },
    });
    expect(unstarted.body.code).toBe('ATTEMPT_NOT_STARTED');
  });

  it('ignores further fields of student, exam and answers', async () => {
    const sitting = await harness.sitting(exam);
    const { status } = await submit(sitting, {
      studentDetails: { ...sitting.student, role: 'x', nested: { deep: [1] } },
      Exam: { _id: exam._id, examName: 'x', questions: [] },
      answers: [
        { _id: at(0), selectedOption: 'Right', question: '?', qstNumber: 1, options: [], answer: 'Wrong' },
      ],
    });
    expect(status).toBe(200);
  });
});

describe('GET result', () => {
  it('shows a candidate their own result without the right answers', async () => {
    const sitting = await harness.sitting(exam);
    const { body } = await harness.submit(sitting, { [at(0)]: 'Right' });
    const path = `/result/${String(body._id)}`;
    const own = await harness.call('GET', path, { token: sitting.token });
    expect(own.body).toEqual(body);
    const other = harness.tokens.candidate(harness.addStudent()._id);
    expect((await harness.call('GET', path, { token: other })).status).toBe(403);
    expect(
      (await harness.call('GET', `/exams/attempts/${sitting.attempt._id}`, { token: other })).status,
    ).toBe(403);
    expect((await harness.call('GET', path, { token: harness.tokens.staff('ADMIN') })).status).toBe(403);
    const token = harness.tokens.staff('SUPER_ADMIN');
    const detail = await harness.call<{ questions: object[] }>('GET', path, { token });
    expect(detail.body.questions).toHaveLength(4);
    expect(detail.body.questions[0]).toMatchObject({
      answer: 'Right',
      selectedOption: 'Right',
      qstNumber: 1,
    });
    expect(detail.body.questions[1]).toMatchObject({ selectedOption: null });
    expect((await harness.call('GET', '/result/64b0000000000000000000ff', { token })).status).toBe(404);
    const attempt = await harness.call('GET', `/exams/attempts/${sitting.attempt._id}`, {
      token: sitting.token,
    });
    expect(attempt.body).toMatchObject({ status: 'graded', result: body, answers: { [at(0)]: 'Right' } });
  });

  it('lists newest first, paged and searched by the beginnings of words', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    const student = harness.addStudent("Ọlá-D'Arcy", 'Zainab');
    const assignment = await harness.assign(exam._id, student._id);
    const own = harness.tokens.candidate(student._id);
    await harness.call('POST', '/exams/attempts', { token: own, body: { assignment } });
    await harness.call('POST', '/result/submit', {
      token: own,
      body: { studentDetails: student, Exam: { _id: exam._id }, answers: [] },
    });
    const list = (query: string) =>
      harness.call<{ student: { _id: string } }[]>('GET', `/result${query}`, { token });
    const first = await list('?pageSize=1');
    expect(first.body.map((result) => result.student._id)).toEqual([student._id]);
    expect(Number(first.headers.get('x-total-count'))).toBeGreaterThan(1);
    for (const search of ['zai', 'OLA', 'zainab%20d', 'peace%20ola'])
      expect((await list(`?search=${search}`)).body.map((result) => result.student._id)).toEqual([
        student._id,
      ]);
    for (const search of ['ainab', '.*', '%25', 'zai%20xyz'])
      expect((await list(`?search=${search}`)).body).toEqual([]);
    for (const query of ['?page=0', '?pageSize=101', '?page=x']) expect((await list(query)).status).toBe(400);
  });
});
