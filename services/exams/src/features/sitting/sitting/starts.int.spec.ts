import type { Exam } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { attemptIdOf } from '../../../store/attempts/attempt-id';
import { examsHarness, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';

// Without the worker no attempt is closed by its deadline.
const harness = examsHarness({ withWorker: false });

/** A student with an assignment. */
async function assigned(exam = harness.exam, dueDate?: string) {
  const student = harness.addStudent()._id;
  const assignment = await harness.assign(exam, student, dueDate);
  return { student, assignment, token: harness.tokens.candidate(student) };
}

describe('POST exams/attempts', () => {
  it('starts one attempt for many concurrent requests', async () => {
    const { token, assignment } = await assigned();
    const requests = Array.from({ length: 10 }, () => harness.startAttempt(token, assignment));
    const started = await Promise.all(requests);
    expect(started.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(started.map(({ body }) => `${body._id} ${body.deadline}`)).size).toBe(1);
    const [question = {}] = started[0]?.body.exam.questions ?? [];
    expect(Object.keys(question).sort()).toEqual(['_id', 'options', 'qstNumber', 'question']);
  });

  it('refuses an assignment that is unknown, of another student, completed or past due', async () => {
    const { token, assignment } = await assigned(harness.exam, '2020-01-01');
    const others = await harness.sitting();
    expect((await harness.startAttempt(token, UNKNOWN_ID)).status).toBe(404);
    expect((await harness.startAttempt(token, others.assignment)).status).toBe(403);
    expect((await harness.startAttempt(token, '')).status).toBe(400);
    expect(await harness.startAttempt(token, assignment)).toMatchObject(refusal(409, 'PAST_DUE'));
    await harness.submit(others);
    const again = await harness.startAttempt(others.token, others.assignment);
    expect(again).toMatchObject(refusal(409, 'ALREADY_COMPLETED'));
  });

  it('requires a token that stays valid until after the deadline, to start and to resume', async () => {
    const { student, assignment } = await assigned();
    const start = async (sid: string, seconds: number) =>
      (await harness.startAttempt(harness.tokens.candidate(student, sid, seconds), assignment)).status;
    const [tooShort, enough] = [60 * 60 + 600, 3 * 60 * 60];
    expect(await start('a', tooShort)).toBe(401);
    expect(await start('b', enough)).toBe(201);
    expect(await start('c', tooShort)).toBe(401);
    expect(await start('d', enough)).toBe(200);
  });

  it('refuses an exam without questions', async () => {
    const exam = await harness.uploadExam(1);
    const { token, assignment } = await assigned(exam);
    // Changed in the store, because no call creates such an exam.
    const stored = await harness.stored('exams', exam._id);
    await harness.change('exam-versions', String(stored?.current), { questions: [] });
    expect(await harness.startAttempt(token, assignment)).toMatchObject(refusal(422, 'NO_QUESTIONS'));
  });

  it('resumes past the due date, and keeps the version that it started with', async () => {
    const exam = await harness.uploadExam(2);
    const { assignment, attempt, token } = await harness.sitting(exam);
    await harness.change('assignments', assignment, { dueDate: new Date(0) });
    const [first] = exam.questions;
    const question = { _id: first?._id, question: 'Changed?', options: first?.options, answer: 'Other' };
    const patched = await harness.call<Exam>('PATCH', `/exams/${exam._id}`, {
      token: harness.tokens.staff('SUPER_ADMIN'),
      body: { questions: [question], duration: 5 },
    });
    expect(patched).toMatchObject({ status: 200, body: { totalQuestions: 1, duration: 5 } });
    const resumed = await harness.startAttempt(token, assignment);
    expect(resumed.status).toBe(200);
    expect(resumed.body).toMatchObject({ exam: attempt.exam, deadline: attempt.deadline });
  });
});

describe('the id of an attempt', () => {
  const attempts = () => harness.db.collection('attempts');
  const idOf = (assignment: string, round = 1) => String(attemptIdOf(new Types.ObjectId(assignment), round));
  const storedOf = (assignment: string) =>
    attempts()
      .find({ assignment: new Types.ObjectId(assignment) })
      .toArray();

  it('is that of its assignment and round, also after a reset', async () => {
    const { student, assignment, token } = await assigned();
    const first = await harness.startAttempt(token, assignment);
    expect(first.body._id).toBe(idOf(assignment));
    const body = { reason: 'The power failed' };
    const staff = harness.tokens.staff('SUPER_ADMIN');
    const reset = await harness.call('POST', `/exams/studentExam/${assignment}/reset`, {
      token: staff,
      body,
    });
    expect(reset.status).toBe(200);
    const again = await harness.startAttempt(harness.tokens.candidate(student), assignment);
    expect([again.status, again.body._id]).toEqual([201, idOf(assignment, 2)]);
  });

  /** Stores an attempt as the previous release did, with a random id. */
  async function storedAsBefore(assignment: string, student: string) {
    const like = await harness.stored('attempts', (await harness.sitting()).attempt._id);
    const attempt = {
      ...like,
      _id: new Types.ObjectId(),
      assignment: new Types.ObjectId(assignment),
      student: new Types.ObjectId(student),
      sid: 'before',
    };
    return attempt;
  }

  it('stays as it is for an attempt of the previous release, which is resumed, saved and submitted', async () => {
    const { student, assignment, token } = await assigned();
    const before = await storedAsBefore(assignment, student);
    await attempts().insertOne(before);
    const resumed = await harness.startAttempt(token, assignment);
    expect([resumed.status, resumed.body._id]).toEqual([200, String(before._id)]);
    const sitting = { token, attempt: resumed.body };
    expect((await harness.save(sitting, 1, { [harness.at(0)]: 'Right' })).status).toBe(200);
    const exam = harness.exam;
    expect((await harness.submit({ ...sitting, student: { _id: student }, exam } as Sitting)).status).toBe(
      202,
    );
    expect(await storedOf(assignment)).toMatchObject([{ _id: before._id, status: 'grading' }]);
  });

  it('never stands beside one that a process of the previous release makes at the same time', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => assigned()));
    await Promise.all(
      many.map(async ({ student, assignment, token }, n) => {
        const before = await storedAsBefore(assignment, student);
        const insert = () =>
          attempts()
            .insertOne(before)
            .catch(({ code }) => expect(code).toBe(11_000));
        const start = async () =>
          expect([200, 201]).toContain((await harness.startAttempt(token, assignment)).status);
        await Promise.all(n % 2 === 0 ? [insert(), start()] : [start(), insert()]);
      }),
    );
    for (const { assignment } of many) expect(await storedOf(assignment)).toHaveLength(1);
  });

  it('is enough to start one attempt alone, as where the collection is sharded by it', async () => {
    await attempts().dropIndex('assignment_1_round_1');
    try {
      const { token, assignment } = await assigned();
      const requests = Array.from({ length: 10 }, () => harness.startAttempt(token, assignment));
      const started = await Promise.all(requests);
      expect(started.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
      expect(new Set(started.map(({ body }) => body.deadline)).size).toBe(1);
      expect(await storedOf(assignment)).toHaveLength(1);
    } finally {
      await harness.prepare();
    }
  });
});

describe('internal/sitting/count', () => {
  const path = '/sitting/count?limit=1000';
  const counted = async () => (await harness.internal<{ count: number }>('GET', path)).body.count;

  it('counts open attempts before their deadline, up to the limit', async () => {
    const before = await counted();
    const [submitted, overdue] = (await harness.sittings(3)) as [Sitting, Sitting];
    expect(await counted()).toBe(before + 3);
    await harness.submit(submitted);
    await harness.change('attempts', overdue.attempt._id, { deadline: new Date(0) });
    expect(await counted()).toBe(before + 1);
    const limited = await harness.internal('GET', '/sitting/count?limit=1');
    expect(limited).toMatchObject({ status: 200, body: { count: 1 } });
  });

  it('is closed to staff, and refuses a limit that is none', async () => {
    const token = harness.tokens.staff('SUPER_ADMIN');
    expect((await harness.call('GET', `/internal${path}`, { token })).status).toBe(403);
    expect((await harness.internal('GET', '/sitting/count?limit=0')).status).toBe(400);
  });
});

describe('shutdown', () => {
  it('completes the requests in progress', async () => {
    const sittings = await harness.sittings(40);
    const saves = sittings.map((sitting) =>
      harness.save(sitting, 1, { [harness.at(0)]: 'Right' }).then(
        ({ status }) => status,
        () => 'not accepted',
      ),
    );
    // After the first answer, the other saves are in progress or not accepted yet.
    await Promise.race(saves);
    expect(await harness.api.end('SIGTERM')).toBe(0);
    const outcomes = await Promise.all(saves);
    expect(outcomes).toContain(200);
    const stored = await Promise.all(sittings.map(({ attempt }) => harness.stored('attempts', attempt._id)));
    const isSaved = stored.map((attempt) => Object.keys(attempt?.a as object).length === 1);
    expect(outcomes).toEqual(isSaved.map((saved) => (saved ? 200 : 'not accepted')));
  });
});
