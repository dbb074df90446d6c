import type { Assignment, Attempt, Exam, ReleaseOutcome, Student } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 3 });
const { students } = harness;
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const admin = harness.tokens.staff('ADMIN');

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Fields that reveal a score. */
const SCORES = /percantage|total_|"pass"|"score":\d|scoreBefore/;

const update = (exam: Exam, body: object) =>
  harness.call<Exam>('PATCH', `/exams/${exam._id}`, { token: superAdmin, body });
const release = (exam: Exam, body: object = {}) =>
  harness.call<ReleaseOutcome>('POST', `/exams/${exam._id}/release`, { token: superAdmin, body });

async function heldExam(until: string = 'held'): Promise<Exam> {
  const { body, status } = await update(await harness.uploadExam(3), { release: until });
  expect([status, body.release]).toEqual([200, until]);
  return body;
}

/** Submits an attempt with two of three right answers. */
async function handedIn(exam: Exam, student = harness.addStudent()): Promise<Sitting> {
  const sitting = await harness.sitting(exam, student);
  const [first, second] = exam.questions;
  await harness.submit(sitting, { [first?._id ?? '']: 'Right', [second?._id ?? '']: 'Right' });
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return sitting;
}

const mailsOf = ({ attempt }: Sitting) =>
  students.mailRequests.flat().filter(({ key }) => key.endsWith(attempt._id));

const ownPages = ({ _id }: Student) => harness.tokens.member({ student: _id });

/** Calls that could reveal a sitting's score: of the candidate, here and on the member's pages, an ADMIN, and a service that prints. */
const asked = (sitting: Sitting): Record<string, () => Promise<{ status: number; body: unknown }>> => {
  const { token, assignment, attempt, student } = sitting;
  return {
    submit: () => harness.submit(sitting),
    attempt: () => harness.attemptOf(sitting),
    result: () => harness.call('GET', `/result/${attempt._id}`, { token }),
    assignments: () => harness.assignmentsOf(student._id, token),
    'own exams': () => harness.call('GET', '/me/exams', { token: ownPages(student) }),
    'own result': () => harness.call('GET', `/me/results/${attempt._id}`, { token: ownPages(student) }),
    'start again': () => harness.startAttempt(token, assignment),
    'a late save': () => harness.save(sitting, 99, {}),
    'profile for ADMIN': () => harness.assignmentsOf(student._id, admin),
    'attempts for ADMIN': () =>
      harness.call('GET', `/exams/studentExam/${assignment}/attempts`, { token: admin }),
    slip: () => harness.internal('GET', `/results/${attempt._id}`),
  };
};

async function textsOf(sitting: Sitting): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const [name, ask] of Object.entries(asked(sitting)))
    texts.push([name, JSON.stringify((await ask()).body)]);
  return texts;
}

describe('a held exam', () => {
  it('tells its candidate that the answers were received, and nothing of the score', async () => {
    const sitting = await handedIn(await heldExam());
    for (const [name, text] of await textsOf(sitting)) expect(`${name}: ${text}`).not.toMatch(SCORES);
    expect(await harness.submit(sitting)).toMatchObject({
      status: 202,
      body: { attempt: sitting.attempt._id, status: 'grading', held: { until: null } },
    });
    expect((await harness.attemptOf(sitting)).body.held).toEqual({ until: null });
    const [listed] = (await harness.assignmentsOf(sitting.student._id, sitting.token)).body;
    expect(listed).toMatchObject({ status: 'completed', score: null, held: { until: null } });
    expect(await asked(sitting).result?.()).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await asked(sitting).slip?.()).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('hides the score after the sweeper has completed the assignment, too', async () => {
    const sitting = await handedIn(await heldExam());
    await eventually(
      async () => (await harness.stored('attempts', sitting.attempt._id))?.status === 'graded',
      15_000,
    );
    for (const [name, text] of await textsOf(sitting)) expect(`${name}: ${text}`).not.toMatch(SCORES);
  });

  it('shows scores to SUPER_ADMIN, and says that they are held', async () => {
    const { student, attempt } = await handedIn(await heldExam());
    const [listed] = (await harness.assignmentsOf(student._id, superAdmin)).body;
    expect(listed).toMatchObject({ score: 2, held: { until: null }, result: { percantage: 67 } });
    const detail = await harness.call('GET', `/result/${attempt._id}`, { token: superAdmin });
    expect(detail.body).toMatchObject({ total_score: 2, held: { until: null } });
  });

  it('mails nothing until it is released, then each result once', async () => {
    const exam = await heldExam();
    const held = await handedIn(exam);
    const free = await handedIn(harness.exam);
    await eventually(() => Promise.resolve(mailsOf(free).length === 1));
    expect(mailsOf(held)).toEqual([]);
    await release(exam);
    await eventually(() => Promise.resolve(mailsOf(held).length === 1));
    expect(mailsOf(held)[0]).toMatchObject({ kind: 'result', data: { score: 2 } });
  });

  it('is neither removed with its results, nor shown by a change of something else', async () => {
    const exam = await heldExam();
    const sitting = await handedIn(exam);
    const changed = await update(exam, { duration: 90 });
    expect(changed.body).toMatchObject({ duration: 90, release: 'held' });
    await harness.call('DELETE', `/exams/removeStudentExam/${sitting.assignment}`, { token: admin });
    const removal = await harness.call('DELETE', `/exams/${exam._id}`, { token: superAdmin });
    expect(removal).toMatchObject(refusal(409, 'EXAM_IN_USE'));
    expect(await asked(sitting).result?.()).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('rounds and decisions of a held exam', () => {
  it('leak nothing after a reset, which gets no mail at the release either', async () => {
    const exam = await heldExam();
    const sitting = await handedIn(exam);
    const body = { reason: 'The power went out' };
    const reset = await harness.call('POST', `/exams/studentExam/${sitting.assignment}/reset`, {
      token: admin,
      body,
    });
    expect(JSON.stringify(reset.body)).not.toMatch(SCORES);
    const again = (await harness.startAttempt(sitting.token, sitting.assignment)).body;
    await harness.submit({ ...sitting, attempt: again });
    await eventually(() => harness.stored('results', again._id));
    expect((await release(exam, { dryRun: true })).body).toMatchObject({
      results: 1,
      candidates: 1,
      mails: 1,
    });
    await release(exam);
    const final = { ...sitting, attempt: again };
    await eventually(() => Promise.resolve(mailsOf(final).length === 1));
    await eventually(async () => (await harness.stored('results', sitting.attempt._id))?.mailed === true);
    expect(mailsOf(sitting)).toEqual([]);
    expect(await asked(sitting).result?.()).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('leak nothing by a decision on late answers', async () => {
    const exam = await heldExam();
    const sitting = await handedIn(exam);
    const third = exam.questions[2]?._id ?? '';
    await harness.change('attempts', sitting.attempt._id, { closedBy: 'deadline' });
    await harness.submit(sitting, { [third]: 'Right' });
    const decided = await harness.call('POST', `/result/${sitting.attempt._id}/late`, {
      token: superAdmin,
      body: { decision: 'accept', reason: 'The line was down' },
    });
    expect(decided.body).toMatchObject({ total_score: 3 });
    for (const [name, text] of await textsOf(sitting)) expect(`${name}: ${text}`).not.toMatch(SCORES);
    expect(mailsOf(sitting)).toEqual([]);
  });
});

describe('a release', () => {
  it('is counted first, done once by two at once, and shows the results', async () => {
    const exam = await heldExam();
    const amina = harness.addStudent();
    const sittings = [await handedIn(exam, amina), await handedIn(exam)];
    const expected = { results: 2, candidates: 2, mails: 2 };
    expect((await release(exam, { dryRun: true })).body).toEqual({ ...expected, release: 'held' });
    expect((await harness.attemptOf(sittings[0] as Sitting)).body.held).toEqual({ until: null });
    const both = await Promise.all([release(exam), release(exam)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.results).sort()).toEqual([0, 2]);
    expect((await release(exam)).body).toMatchObject({ results: 0, mails: 0 });
    for (const sitting of sittings) {
      const { body } = await harness.attemptOf(sitting);
      expect(body).toMatchObject({ status: 'graded', result: { total_score: 2 } });
      expect(body).not.toHaveProperty('held');
      expect((await asked(sitting).slip?.())?.status).toBe(200);
      const [listed] = (await harness.assignmentsOf(sitting.student._id, admin)).body as Assignment[];
      expect(listed).toMatchObject({ score: 2, result: { pass: true } });
    }
    const { body } = await harness.call<Exam>('GET', `/exams/${exam._id}`, { token: superAdmin });
    expect(body.revision).toBe((exam.revision ?? 0) + 1);
    expect(Date.parse(body.release ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await harness.attemptOf(await handedIn(body))).body).not.toHaveProperty('held');
  });

  it('happens by itself at its moment, with the mails', async () => {
    const exam = await heldExam(inHours(2));
    const sitting = await handedIn(exam);
    expect((await harness.attemptOf(sitting)).body.held).toEqual({ until: exam.release });
    // The moment is moved, because the clock of the process cannot be.
    const at = new Date(Date.now() - 1000);
    await harness.change('exams', exam._id, { release: { kind: 'moment', at }, heldUntil: at });
    const shown = await eventually(async () => {
      const { body } = await harness.attemptOf(sitting);
      return body.result && body;
    });
    expect((shown as Attempt).result).toMatchObject({ total_score: 2 });
    await eventually(() => Promise.resolve(mailsOf(sitting).length === 1));
  });

  it('is for an exam that there is', async () => {
    const missing = { ...harness.exam, _id: 'f'.repeat(24) };
    expect(await release(missing)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await release(harness.exam)).body).toEqual({
      results: 0,
      candidates: 0,
      mails: 0,
      release: 'immediate',
    });
  });
});

describe('a change of the release', () => {
  it('makes no version, counts as a change, and can be taken back', async () => {
    const exam = await harness.uploadExam(2);
    const versions = () => harness.db.collection('exam-versions').countDocuments();
    const before = await versions();
    const held = await update(exam, { release: 'held', revision: exam.revision });
    expect(held.body).toMatchObject({ release: 'held', revision: (exam.revision ?? 0) + 1 });
    expect(await update(exam, { release: 'immediate', revision: exam.revision })).toMatchObject(
      refusal(409, 'REVISION'),
    );
    expect((await update(exam, { release: 'immediate' })).body).not.toHaveProperty('release');
    expect(await versions()).toBe(before);
    const both = await update(exam, { release: '2099-12-05T09:00:00+01:00', duration: 45 });
    expect(both.body).toMatchObject({ release: '2099-12-05T08:00:00.000Z', duration: 45 });
    expect(await versions()).toBe(before + 1);
  });

  it.each([
    ['2020-01-01T09:00:00Z', 'This time has passed'],
    ['tomorrow', 'Choose immediate, held, or a date and time'],
    [null, 'Choose immediate'],
  ])('to %p is refused in words', async (given, words) => {
    const refused = await update(harness.exam, { release: given });
    expect(refused).toMatchObject(refusal(400, 'VALIDATION'));
    expect(JSON.stringify(refused.body)).toContain(words);
  });
});

describe('a release beside the previous version, which knows only `heldUntil`', () => {
  const NEVER = new Date('9999-12-31T23:59:59.999Z');
  const hold = async (heldUntil: Date) => {
    const exam = await harness.uploadExam(3);
    const stored = { $set: { heldUntil }, $unset: { release: 1 } } as const;
    await harness.db.collection('exams').updateOne({ examCode: exam.examCode }, stored);
    return exam;
  };

  it('is stored so that it hides results there, and shows them afterwards', async () => {
    const exam = await heldExam();
    const stored = () => harness.stored('exams', exam._id);
    expect(await stored()).toMatchObject({ release: { kind: 'held' }, heldUntil: NEVER });
    const later = inHours(2);
    await update(exam, { release: later, duration: 45 });
    const at = new Date(later);
    expect(await stored()).toMatchObject({ release: { kind: 'moment', at }, heldUntil: at });
    await release(exam);
    expect((await stored())?.heldUntil?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is read in its form, gets the present one by the preparation, and is done', async () => {
    const exam = await hold(NEVER);
    const sitting = await handedIn(exam);
    expect((await harness.attemptOf(sitting)).body.held).toEqual({ until: null });
    await harness.prepare();
    expect(await harness.stored('exams', exam._id)).toMatchObject({ release: { kind: 'held' } });
    expect((await release(exam)).body).toMatchObject({ results: 1 });
    expect((await harness.attemptOf(sitting)).body.result).toMatchObject({ total_score: 2 });
  });

  it('counts when it was made there, though `release` is older', async () => {
    const held = await heldExam();
    const sitting = await handedIn(held);
    await harness.change('exams', held._id, { heldUntil: new Date(Date.now() - 1000) });
    await eventually(async () => (await harness.attemptOf(sitting)).body.result !== undefined);
    await harness.change('exams', held._id, { heldUntil: NEVER });
    await eventually(async () => (await harness.attemptOf(sitting)).body.held !== undefined);
  });
});
