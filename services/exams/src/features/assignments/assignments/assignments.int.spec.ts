import { eventually, fromAddress, refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const token = harness.tokens.staff('ADMIN');

const add = (student: string, body: object = {}) =>
  harness.call('POST', '/exams/addExamToStudent', {
    token,
    body: { exam: harness.exam._id, student, ...body },
  });
const patch = (id: string, body: object) =>
  harness.call('PATCH', `/exams/studentExam/${id}`, { token, body });
const remove = (id: string) => harness.call('DELETE', `/exams/removeStudentExam/${id}`, { token });

describe('POST exams/addExamToStudent', () => {
  it('creates a pending assignment that is due in one month', async () => {
    const student = harness.addStudent()._id;
    const { status, body } = await add(student, { status: 'completed', AddedBy: 'x' });
    expect(status).toBe(201);
    const { _id, examName, examCode } = harness.exam;
    expect(body).toMatchObject({
      exam: { _id, examName, examCode, duration: 60, totalQuestions: 4 },
      status: 'pending',
      score: null,
      dateWritten: null,
      student,
      AddedBy: { username: 'admin' },
      attempt: null,
    });
    const days = (Date.parse(String(body.dueDate)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThanOrEqual(31);
  });

  it('refuses a second pending one, also concurrently, and allows another after completion', async () => {
    const student = harness.addStudent()._id;
    const both = await Promise.all([add(student), add(student)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_ASSIGNED');
    const sitting = await harness.sitting();
    await harness.submit(sitting);
    expect((await add(sitting.student._id)).status).toBe(201);
  });

  it('takes over the standing accommodation of the student, unless staff give other minutes', async () => {
    const [half, some] = [harness.addStudent()._id, harness.addStudent()._id];
    harness.students.moreTime.set(half, { percent: 25 }).set(some, { minutes: 20 });
    const exam = (await harness.uploadExam(1))._id;
    expect((await add(half, { exam })).body).toMatchObject({ extraTime: 15 });
    expect((await add(some, { exam })).body).toMatchObject({ extraTime: 20 });
    expect((await add(half, { extraTime: 0 })).body).toMatchObject({ extraTime: 0 });
    expect((await add(some, { extraTime: 45 })).body).toMatchObject({ extraTime: 45 });
    const own = harness.tokens.candidate(half);
    const seen = await harness.call('GET', `/exams/studentExamByStudentId/${half}`, { token: own });
    expect(JSON.stringify(seen.body)).not.toMatch(/percent|moreTime|accommodation/);
    for (const extraTime of [-1, 601, 1.5, '5'])
      expect((await add(harness.addStudent()._id, { extraTime })).status).toBe(400);
  });

  it('refuses an unknown exam, an unknown student and invalid bodies', async () => {
    const student = harness.addStudent()._id;
    expect((await add(student, { exam: UNKNOWN_ID })).status).toBe(404);
    expect((await add(UNKNOWN_ID)).status).toBe(404);
    for (const body of [{ exam: 'x' }, { dueDate: 'soon' }, { exam: { $ne: 1 } }])
      expect((await add(student, body)).status).toBe(400);
  });
});

describe('PATCH exams/studentExam/:id', () => {
  it('changes due date and extra time, and the attempt gets the extra time', async () => {
    const student = harness.addStudent()._id;
    const assignment = await harness.assign(harness.exam, student);
    const changed = await patch(assignment, { dueDate: '2030-05-01', extraTime: 30 });
    expect(changed.body).toMatchObject({ dueDate: '2030-05-01T22:59:59.999Z', extraTime: 30 });
    const { body } = await harness.startAttempt(harness.tokens.candidate(student), assignment);
    expect(Date.parse(body.deadline) - Date.parse(body.startedAt)).toBe(90 * 60_000);
  });

  it('says 404 before 400, and 409 once completed', async () => {
    expect((await patch(UNKNOWN_ID, { extraTime: -1 })).status).toBe(404);
    const sitting = await harness.sitting();
    for (const body of [{ extraTime: -1 }, { extraTime: 601 }, { status: 'completed' }, { score: 100 }])
      expect((await patch(sitting.assignment, body)).status).toBe(400);
    await harness.submit(sitting);
    expect((await patch(sitting.assignment, { extraTime: 5 })).status).toBe(409);
  });
});

describe('DELETE exams/removeStudentExam/:id', () => {
  it('removes an assignment that was not started', async () => {
    const student = harness.addStudent()._id;
    const assignment = await harness.assign(harness.exam, student);
    expect((await remove(assignment)).body).toEqual({ _id: assignment });
    expect((await remove(assignment)).status).toBe(404);
    const started = await harness.startAttempt(harness.tokens.candidate(student), assignment);
    expect(started.status).toBe(404);
    expect((await add(student)).status).toBe(201);
  });

  it('refuses while an attempt is open, and keeps the result of a submitted one', async () => {
    const sitting = await harness.sitting();
    expect(await remove(sitting.assignment)).toMatchObject(refusal(409, 'ATTEMPT_IN_PROGRESS'));
    await harness.submit(sitting);
    expect((await remove(sitting.assignment)).status).toBe(200);
    const result = await harness.call('GET', `/result/${sitting.attempt._id}`, { token: sitting.token });
    expect(result.status).toBe(200);
  });
});

describe('GET exams/studentExamByStudentId/:id', () => {
  it('lists assignments with their open attempt, for staff and the candidate', async () => {
    const { student, assignment, token: candidate, attempt } = await harness.sitting();
    const own = await harness.assignmentsOf(student._id, candidate);
    const { _id, deadline } = attempt;
    expect(own.body).toMatchObject([{ _id: assignment, attempt: { _id, deadline } }]);
    expect((await harness.assignmentsOf(student._id, token)).body).toEqual(own.body);
    const other = harness.tokens.candidate(harness.addStudent()._id);
    expect((await harness.assignmentsOf(student._id, other)).status).toBe(403);
    const paged = await harness.assignmentsOf(student._id, token, '?page=2&pageSize=1');
    expect(paged.body).toEqual([]);
    expect(paged.headers.get('x-total-count')).toBe('1');
  });

  it('tells the result of a completed one, and that of the present round alone', async () => {
    const sitting = await harness.sitting();
    const { student, assignment, token: candidate, attempt } = sitting;
    await harness.submit(sitting, { [harness.at(0)]: 'Right' });
    const [completed] = (await harness.assignmentsOf(student._id, candidate)).body;
    const result = { _id: attempt._id, percantage: 25, total_score: 1, total_questions: 4, pass: false };
    expect(completed).toMatchObject({ _id: assignment, status: 'completed', score: 1, result });
    expect(completed).not.toHaveProperty('isGrading');
    const reset = await harness.call('POST', `/exams/studentExam/${assignment}/reset`, {
      token,
      body: { reason: 'Power cut' },
    });
    expect(reset.status).toBe(200);
    const [again] = (await harness.assignmentsOf(student._id, candidate)).body;
    expect(again).toMatchObject({ _id: assignment, status: 'pending', score: null });
    expect(again).not.toHaveProperty('result');
  });

  it('says that a submitted one has no result yet', async () => {
    const sitting = await harness.sitting();
    await harness.change('attempts', sitting.attempt._id, { status: 'grading', submittedAt: new Date() });
    const [listed] = (await harness.assignmentsOf(sitting.student._id, sitting.token)).body;
    expect(listed).toMatchObject({ status: 'pending', attempt: null, isGrading: true });
  });

  it('asks a candidate whose registration was removed to sign in again', async () => {
    const student = harness.addStudent()._id;
    const own = harness.tokens.candidate(student);
    expect(await harness.assignmentsOf(student, own)).toMatchObject({ status: 200, body: [] });
    harness.students.students.delete(student);
    expect(await harness.assignmentsOf(student, own)).toMatchObject(refusal(401, 'UNAUTHENTICATED'));
    expect((await harness.assignmentsOf(student, token)).body).toEqual([]);
  });
});

describe('a rejected applicant', () => {
  const give = (student: string, exam = harness.exam._id) =>
    harness.call('POST', '/exams/addExamToStudent', { token, body: { exam, student } });

  it('is given no exam, until the decision is changed', async () => {
    const { _id } = harness.addStudent('Danjuma', 'Ladi');
    harness.students.statuses.set(_id, 'rejected');
    const refused = await give(_id);
    expect(refused).toMatchObject(refusal(409, 'CONFLICT'));
    expect(refused.body.message).toBe(
      'The application of Danjuma Ladi was rejected. Change the decision first',
    );
    expect((await harness.assignmentsOf(_id, token)).body).toEqual([]);
    harness.students.statuses.set(_id, 'accepted');
    expect((await give(_id)).status).toBe(201);
  });

  it('keeps an exam that was given before, and may sit it until staff remove it', async () => {
    const { _id } = harness.addStudent();
    const own = harness.tokens.candidate(_id);
    const [begun, waiting] = [
      await harness.assign(harness.exam, _id),
      await harness.assign(await harness.uploadExam(1), _id),
    ];
    const started = await harness.startAttempt(own, begun);
    harness.students.statuses.set(_id, 'rejected');
    const sitting = { token: own, attempt: started.body };
    expect((await harness.save(sitting, 1, { [harness.at(0)]: 'Right' })).status).toBe(200);
    expect((await harness.startAttempt(own, waiting)).status).toBe(201);
  });

  it.each(['new', 'in-review', 'more-information'] as const)(
    'is another one than an applicant who is %s, who may be given one',
    async (status) => {
      const { _id } = harness.addStudent();
      harness.students.statuses.set(_id, status);
      expect((await give(_id)).status).toBe(201);
    },
  );
});

describe('an archived student', () => {
  it('is given no exam', async () => {
    const student = harness.addStudent();
    harness.students.archived.add(student._id);
    const body = { exam: harness.exam._id, student: student._id };
    const added = await harness.call('POST', '/exams/addExamToStudent', { token, body });
    expect(added).toMatchObject(refusal(409, 'CONFLICT'));
    expect(added.body.message).toBe('The record of Bello Amina is in the archive. Restore it first');
  });

  it('finishes the open attempt, and can then neither list nor start exams', async () => {
    const sitting = await harness.sitting();
    const { student, token: candidate } = sitting;
    const other = await harness.assign(await harness.uploadExam(1), student._id);
    const { staffVersions } = harness.tokens;
    staffVersions.archivedStudents = [student._id];
    expect((await harness.save(sitting, 1, { [harness.at(0)]: 'Right' })).status).toBe(200);
    expect((await harness.submit(sitting)).status).toBe(200);
    await eventually(async () => (await harness.assignmentsOf(student._id, candidate)).status === 401);
    expect(await harness.startAttempt(candidate, other)).toMatchObject(refusal(401, 'UNAUTHENTICATED'));
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ result: { total_correct: 1 } });
    expect((await harness.assignmentsOf(student._id, token)).body).toHaveLength(2);
    staffVersions.archivedStudents = [];
    await eventually(async () => (await harness.startAttempt(candidate, other)).status === 201);
  });
});

describe('POST exams/StartStudentExam', () => {
  it('forwards sign-in with the client address, and refusals back', async () => {
    const start = (email: string) =>
      harness.call('POST', '/exams/StartStudentExam', {
        body: { email, SerialNumber: 'abcd-efgh-jkmn-pqrs' },
        headers: fromAddress('203.0.113.9'),
      });
    const student = harness.addStudent();
    const signedIn = await start(` ${student.email.toUpperCase()} `);
    expect(signedIn).toMatchObject({ status: 200, body: { ...student, token: 'signed' } });
    expect(harness.students.signIns.at(-1)).toEqual({
      email: student.email,
      SerialNumber: 'ABCD-EFGH-JKMN-PQRS',
      address: '203.0.113.9',
    });
    expect(await start('no@hall.example')).toMatchObject(refusal(401, 'INVALID_CREDENTIALS'));
    const slowed = await start('slow@hall.example');
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get('retry-after')).toBe('42');
  });
});

describe('GET exams/:id/usage', () => {
  const usageOf = (id: string) =>
    harness.call('GET', `/exams/${id}/usage`, { token: harness.tokens.staff('SUPER_ADMIN') });

  it('counts a submitted attempt as completed and an open one as under way', async () => {
    const own = await harness.uploadExam(2);
    expect((await usageOf(own._id)).body).toEqual({ pending: 0, underWay: 0, completed: 0, unconfirmed: 0 });
    await harness.assign(own, harness.addStudent()._id);
    await harness.sitting(own);
    await harness.submit(await harness.sitting(own));
    expect((await usageOf(own._id)).body).toEqual({ pending: 1, underWay: 1, completed: 1, unconfirmed: 0 });
    expect((await usageOf(UNKNOWN_ID)).status).toBe(404);
  });
});
