import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let token: string;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(2);
  token = harness.tokens.staff('ADMIN');
});
afterAll(() => harness.stop());

const add = (body: object) => harness.call('POST', '/exams/addExamToStudent', { token, body });
const patch = (id: string, body: object) =>
  harness.call('PATCH', `/exams/studentExam/${id}`, { token, body });
const remove = (id: string) => harness.call('DELETE', `/exams/removeStudentExam/${id}`, { token });
const UNKNOWN = '64b0000000000000000000ff';

describe('POST exams/addExamToStudent', () => {
  it('creates a pending assignment that is due in one month', async () => {
    const student = harness.addStudent();
    const { status, body } = await add({
      exam: exam._id,
      student: student._id,
      status: 'completed',
      AddedBy: 'x',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      exam: {
        _id: exam._id,
        examName: exam.examName,
        examCode: exam.examCode,
        duration: 60,
        totalQuestions: 2,
      },
      status: 'pending',
      score: null,
      dateWritten: null,
      student: student._id,
      AddedBy: { username: 'admin' },
      attempt: null,
    });
    const days = (Date.parse(String(body.dueDate)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThanOrEqual(31);
  });

  it('refuses a second pending one, also concurrently, and allows another after completion', async () => {
    const student = harness.addStudent();
    const both = await Promise.all([1, 2].map(() => add({ exam: exam._id, student: student._id })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_ASSIGNED');
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting);
    expect((await add({ exam: exam._id, student: sitting.student._id })).status).toBe(201);
  });

  it('refuses an unknown exam, an unknown student and invalid bodies', async () => {
    const student = harness.addStudent()._id;
    expect((await add({ exam: UNKNOWN, student })).status).toBe(404);
    expect((await add({ exam: exam._id, student: UNKNOWN })).status).toBe(404);
    for (const body of [
      {},
      { exam: 'x', student },
      { exam: exam._id, student, dueDate: 'soon' },
      { exam: { $ne: 1 }, student },
    ])
      expect((await add(body)).status).toBe(400);
  });
});

describe('PATCH exams/studentExam/:id', () => {
  it('changes due date and extra time, and the attempt gets the extra time', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(exam._id, student._id);
    const changed = await patch(assignment, { dueDate: '2030-05-01', extraTime: 30 });
    expect(changed).toMatchObject({
      status: 200,
      body: { dueDate: '2030-05-01T23:59:59.999Z', extraTime: 30 },
    });
    const started = await harness.call<{ startedAt: string; deadline: string }>('POST', '/exams/attempts', {
      token: harness.tokens.candidate(student._id),
      body: { assignment },
    });
    expect(Date.parse(started.body.deadline) - Date.parse(started.body.startedAt)).toBe(90 * 60_000);
  });

  it('says 404 before 400, and 409 once completed', async () => {
    expect((await patch(UNKNOWN, { extraTime: -1 })).status).toBe(404);
    const sitting = await harness.sitting(exam);
    for (const body of [{ extraTime: -1 }, { extraTime: 601 }, { status: 'completed' }, { score: 100 }])
      expect((await patch(sitting.assignment, body)).status).toBe(400);
    await harness.submit(sitting);
    expect((await patch(sitting.assignment, { extraTime: 5 })).status).toBe(409);
  });
});

describe('DELETE exams/removeStudentExam/:id', () => {
  it('removes an assignment that was not started', async () => {
    const student = harness.addStudent();
    const assignment = await harness.assign(exam._id, student._id);
    expect((await remove(assignment)).body).toEqual({ _id: assignment });
    expect((await remove(assignment)).status).toBe(404);
    const started = await harness.call('POST', '/exams/attempts', {
      token: harness.tokens.candidate(student._id),
      body: { assignment },
    });
    expect(started.status).toBe(404);
    expect((await add({ exam: exam._id, student: student._id })).status).toBe(201);
  });

  it('refuses while an attempt is open', async () => {
    const sitting = await harness.sitting(exam);
    const refused = await remove(sitting.assignment);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ATTEMPT_IN_PROGRESS' } });
    await harness.submit(sitting);
    expect((await remove(sitting.assignment)).status).toBe(200);
    const result = await harness.call('GET', `/result/${sitting.attempt._id}`, { token: sitting.token });
    expect(result.status).toBe(200);
  });
});

describe('GET exams/studentExamByStudentId/:id', () => {
  it('lists assignments with their open attempt, for staff and the candidate', async () => {
    const sitting = await harness.sitting(exam);
    const path = `/exams/studentExamByStudentId/${sitting.student._id}`;
    const own = await harness.call('GET', path, { token: sitting.token });
    const { _id, deadline } = sitting.attempt;
    expect(own.body).toMatchObject([{ _id: sitting.assignment, attempt: { _id, deadline } }]);
    expect((await harness.call('GET', path, { token })).body).toEqual(own.body);
    const other = harness.tokens.candidate(harness.addStudent()._id);
    expect((await harness.call('GET', path, { token: other })).status).toBe(403);
    const paged = await harness.call('GET', `${path}?page=2&pageSize=1`, { token });
    expect(paged.body).toEqual([]);
    expect(paged.headers.get('x-total-count')).toBe('1');
  });
});

describe('a candidate whose registration was removed', () => {
  it('must sign in again instead of seeing an empty list', async () => {
    const student = harness.addStudent();
    const path = `/exams/studentExamByStudentId/${student._id}`;
    const own = { token: harness.tokens.candidate(student._id) };
    expect(await harness.call('GET', path, own)).toMatchObject({ status: 200, body: [] });
    harness.students.students.delete(student._id);
    expect(await harness.call('GET', path, own)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await harness.call('GET', path, { token })).body).toEqual([]);
  });
});

describe('POST exams/StartStudentExam', () => {
  const start = (body: object) => harness.call('POST', '/exams/StartStudentExam', { body });
  const SerialNumber = 'abcd-efgh-jkmn-pqrs';

  it('forwards sign-in with the client address, and refusals back', async () => {
    const student = harness.addStudent();
    const { status, body } = await harness.call('POST', '/exams/StartStudentExam', {
      body: { email: ` ${student.email.toUpperCase()} `, SerialNumber },
      headers: { 'x-client-address': '203.0.113.9' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...student, token: 'signed' });
    expect(harness.students.signIns.at(-1)).toEqual({
      email: student.email,
      SerialNumber: SerialNumber.toUpperCase(),
      address: '203.0.113.9',
    });
    expect(await start({ email: 'no@hall.example', SerialNumber })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    const slowed = await start({ email: 'slow@hall.example', SerialNumber });
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('42');
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: 'x', SerialNumber }, 'Please enter a valid email'],
    [{ email: 'a@b.example' }, 'Serial-Number is required'],
    [{ email: 'a@b.example', SerialNumber: 'ABCD' }, 'Serial-Number must be 19 charaters'],
  ])('refuses %j', async (body, message) => {
    const refused = await start(body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.issues)).toContain(message);
  });
});

describe('GET exams/:id/usage', () => {
  const usageOf = (id: string) =>
    harness.call('GET', `/exams/${id}/usage`, { token: harness.tokens.staff('SUPER_ADMIN') });

  it('counts a submitted attempt as completed and an open one as under way', async () => {
    const own = await harness.uploadExam(2);
    expect((await usageOf(own._id)).body).toEqual({ pending: 0, underWay: 0, completed: 0 });
    await harness.assign(own._id, harness.addStudent()._id);
    await harness.sitting(own);
    await harness.submit(await harness.sitting(own));
    expect((await usageOf(own._id)).body).toEqual({ pending: 1, underWay: 1, completed: 1 });
  });

  it('answers 404 for an unknown exam', async () => {
    expect((await usageOf(UNKNOWN)).status).toBe(404);
  });
});
