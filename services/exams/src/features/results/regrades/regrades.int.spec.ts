import type {
  Exam,
  ExamStatistics,
  QuestionInput,
  RegradeNeed,
  RegradePreview,
  Task,
} from '@concord/contracts';
import { eventually, refusal, onOneServer } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 4 });
const token = harness.tokens.staff('SUPER_ADMIN');
const REASON = 'The key was wrong';

type RegradeTask = Extract<Task, { kind: 'regrade' }>;

const regrade = <T = RegradeTask>(exam: Pick<Exam, '_id' | 'revision'>, body: object = { reason: REASON }) =>
  harness.call<T>('POST', `/exams/${exam._id}/regrade`, {
    token,
    body: { revision: exam.revision, ...body },
  });
const dryRun = async (exam: Exam) => (await regrade<RegradePreview>(exam, { dryRun: true })).body;
const needOf = async ({ _id }: Exam) =>
  (await harness.call<RegradeNeed>('GET', `/exams/${_id}/regrade`, { token })).body;
const ended = ({ _id }: Pick<Task, '_id'>) =>
  eventually(async () => {
    const { body } = await harness.call<RegradeTask>('GET', `/exams/tasks/${_id}`, { token });
    return body.status === 'done' && body.outcome;
  });
const results = () => harness.db.collection('results');
const resultOf = ({ attempt }: Sitting) => harness.stored('results', attempt._id);
const mailsOf = ({ attempt }: Sitting) =>
  harness.students.mailRequests.flat().filter(({ key }) => key.includes(attempt._id));

/** Submits answers to questions in order: `R`ight, `W`rong, `-` none. */
async function handedIn(exam: Exam, answers: string, sitting?: Sitting): Promise<Sitting> {
  const sat = sitting ?? (await harness.sitting(exam));
  const texts: Record<string, string> = { R: 'Right', W: 'Wrong' };
  const given = [...answers].flatMap((mark, at) => {
    const text = texts[mark];
    return text ? [[exam.questions[at]?._id ?? '', text] as const] : [];
  });
  await harness.submit(sat, Object.fromEntries(given));
  await eventually(() => resultOf(sat));
  return sat;
}

/** Changes questions of an exam, by index. */
async function change(exam: Exam, changes: Record<number, Partial<QuestionInput>>): Promise<Exam> {
  const questions = exam.questions.map(({ qstNumber: _, ...question }, at) => ({
    ...question,
    ...changes[at],
  }));
  const { status, body } = await harness.call<Exam>('PATCH', `/exams/${exam._id}`, {
    token,
    body: { questions },
  });
  expect(status).toBe(200);
  return body;
}

describe('POST exams/:id/regrade', () => {
  it('counts first, then corrects results, scores and mails where the score changes, and once', async () => {
    const made = await harness.uploadExam(4);
    const sittings = await Promise.all(
      ['RR--', 'WR--', '-R--', 'RRRR'].map((marks) => handedIn(made, marks)),
    );
    const [failing, passing, same, good] = sittings as [Sitting, Sitting, Sitting, Sitting];
    for (const sitting of sittings) await eventually(async () => (await resultOf(sitting))?.mailed === true);
    expect(await needOf(made)).toEqual({ results: 0, underWay: 0, questions: [] });
    const exam = await change(made, { 0: { answer: 'Wrong' } });
    expect(await needOf(exam)).toEqual({ results: 4, underWay: 0, questions: [1] });

    const preview = await dryRun(exam);
    const counts = { results: 4, changed: 3, nowPass: 1, noLongerPass: 1 };
    expect(preview).toMatchObject({ ...counts, unmatched: [] });
    const named = preview.students.map(({ student, scoreBefore, scoreAfter }) => [
      student,
      scoreBefore,
      scoreAfter,
    ]);
    expect(named).toEqual(
      expect.arrayContaining([
        [failing.student._id, 2, 1],
        [passing.student._id, 1, 2],
        [good.student._id, 4, 3],
      ]),
    );
    expect(await resultOf(passing)).toMatchObject({ total_score: 1 });

    const isCounting = async () => {
      const path = `/exams/${exam._id}/statistics`;
      return (await harness.call<ExamStatistics>('GET', path, { token })).body.isCounting;
    };
    await eventually(async () => !(await isCounting()));

    const regraded = await regrade(exam);
    expect(regraded).toMatchObject({ status: 202, body: { kind: 'regrade', subject: exam._id, total: 4 } });
    expect(await ended(regraded.body)).toEqual(counts);
    expect(await isCounting()).toBe(true);
    expect(await resultOf(passing)).toMatchObject({
      total_score: 2,
      percantage: 50,
      pass: true,
      corrections: [{ scoreBefore: 1, passBefore: false, reason: REASON, by: { username: 'super_admi' } }],
    });
    expect(await resultOf(same)).not.toHaveProperty('corrections');
    const assignment = await harness.stored('assignments', passing.assignment);
    expect(assignment).toMatchObject({ status: 'completed', score: 2 });
    const detail = await harness.call('GET', `/result/${passing.attempt._id}`, { token });
    expect(detail.body).toMatchObject({
      corrections: [{ scoreBefore: 1 }],
      questions: [{ answer: 'Wrong' }, {}, {}, {}],
    });
    await eventually(() => Promise.resolve(mailsOf(passing).length === 2));
    const [, mail] = mailsOf(passing);
    expect(mail).toMatchObject({
      key: `result-${passing.attempt._id}-r1`,
      data: { score: 2, pass: true, corrected: true },
    });
    expect(mailsOf(same)).toHaveLength(1);

    expect(await needOf(exam)).toEqual({ results: 0, underWay: 0, questions: [] });
    expect(await regrade(exam)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await dryRun(exam)).toMatchObject({ results: 0, changed: 0 });

    // Reverts the change: each correction has a mail of its own.
    const back = await change(exam, { 0: { answer: 'Right' } });
    expect(await ended((await regrade(back)).body)).toMatchObject({ changed: 3 });
    expect(await resultOf(passing)).toMatchObject({ total_score: 1, corrections: [{}, { scoreBefore: 2 }] });
    await eventually(() => Promise.resolve(mailsOf(passing).length === 3));
    expect(mailsOf(passing)[2]?.key).toBe(`result-${passing.attempt._id}-r2`);
  });

  it('is done once by two at once, and is on record for each result', async () => {
    const made = await harness.uploadExam(2);
    const sitting = await handedIn(made, 'RR');
    const exam = await change(made, { 1: { answer: 'Other' } });
    const both = await Promise.all([regrade(exam), regrade(exam)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    const task = both.find(({ status }) => status === 202)?.body;
    await ended(task as RegradeTask);
    expect((await resultOf(sitting))?.corrections).toHaveLength(1);
    const records = () =>
      harness.students.auditDeliveries
        .flat()
        .filter(({ id, action }) => id === sitting.attempt._id && action === 'result.regrade');
    await eventually(() => Promise.resolve(records().length > 0));
    expect(records().at(-1)).toMatchObject({
      outcome: 'done',
      reason: REASON,
      before: { score: 2 },
      after: { score: 1 },
    });
  });

  it('leaves rounds that were reset, and corrects the result of a removed student', async () => {
    const made = await harness.uploadExam(2);
    const [reset, removed] = [await handedIn(made, 'RR'), await handedIn(made, 'RR')];
    await harness.call('POST', `/exams/studentExam/${reset.assignment}/reset`, {
      token,
      body: { reason: 'Power cut' },
    });
    await harness.internal('DELETE', `/students/${removed.student._id}`);
    const exam = await change(made, { 0: { answer: 'Wrong' } });
    expect(await dryRun(exam)).toMatchObject({ results: 1, changed: 1 });
    expect(await ended((await regrade(exam)).body)).toMatchObject({ results: 1, changed: 1 });
    expect(await resultOf(reset)).toMatchObject({ total_score: 2 });
    expect(await resultOf(removed)).toMatchObject({ total_score: 1 });
    expect(await harness.stored('assignments', reset.assignment)).toMatchObject({
      status: 'pending',
      score: null,
    });
  });

  it('waits with the mail for the release of held results, and speaks of no other mail then', async () => {
    const made = await harness.uploadExam(2);
    const path = `/exams/${made._id}`;
    const held = await harness.call<Exam>('PATCH', path, { token, body: { release: 'held' } });
    const sitting = await handedIn(held.body, 'RR');
    const exam = await change(made, { 0: { answer: 'Wrong' } });
    expect(await ended((await regrade(exam)).body)).toMatchObject({ changed: 1 });
    expect(await resultOf(sitting)).toMatchObject({ total_score: 1, mailDueAt: expect.any(Date) });
    expect(mailsOf(sitting)).toEqual([]);
    await harness.call('POST', `${path}/release`, { token, body: {} });
    await eventually(() => Promise.resolve(mailsOf(sitting).length === 1));
    expect(mailsOf(sitting)[0]?.data).toMatchObject({ score: 1 });
    expect(mailsOf(sitting)[0]?.data).not.toHaveProperty('corrected');
  });

  it('gives attempts under way and late answers the corrected keys', async () => {
    const made = await harness.uploadExam(2);
    const open = await harness.sitting(made);
    const late = await handedIn(made, '-R');
    await harness.change('attempts', late.attempt._id, { closedBy: 'deadline' });
    await harness.submit(late, { [made.questions[0]?._id ?? '']: 'Wrong' });
    const exam = await change(made, { 0: { answer: 'Wrong' } });
    expect(await needOf(exam)).toMatchObject({ results: 1, underWay: 1 });
    expect(await ended((await regrade(exam)).body)).toMatchObject({ results: 1, changed: 0 });
    await handedIn(made, 'WR', open);
    expect(await resultOf(open)).toMatchObject({ total_score: 2 });
    const body = { decision: 'accept', reason: 'The line was down' };
    const decided = await harness.call('POST', `/result/${late.attempt._id}/late`, { token, body });
    expect(decided.body).toMatchObject({ total_score: 2 });
  });

  it('matches options by their texts, and names what can not be matched', async () => {
    const made = await harness.uploadExam(3);
    const sitting = await handedIn(made, 'WRR');
    const exam = await change(made, {
      0: { options: ['Other', 'Wrong', 'Right'], answer: 'Wrong' },
      1: { options: ['Wrong', 'Right', 'Best'], answer: 'Best' },
      2: { options: ['Wrong', 'Right indeed', 'Other'], answer: 'Right indeed' },
    });
    const { unmatched, ...preview } = await dryRun(exam);
    expect(preview).toMatchObject({ changed: 1, students: [{ scoreBefore: 2, scoreAfter: 3 }] });
    expect(unmatched).toMatchObject([{ question: 'Question 2?', answer: 'Best', version: 1, results: 1 }]);
    await ended((await regrade(exam)).body);
    expect(await resultOf(sitting)).toMatchObject({ total_score: 3 });
    expect(await needOf(exam)).toMatchObject({ results: 0 });
  });

  it('refuses what it should, in words', async () => {
    const made = await harness.uploadExam(2);
    await handedIn(made, 'RR');
    const exam = await change(made, { 0: { answer: 'Wrong' } });
    expect(await regrade({ ...exam, revision: 1 })).toMatchObject(refusal(409, 'REVISION'));
    for (const body of [
      {},
      { reason: '' },
      { reason: 'x'.repeat(301) },
      { dryRun: 'yes' },
      { dryRun: true, more: 1 },
    ])
      expect(await regrade(exam, body)).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await regrade({ ...exam, _id: UNKNOWN_ID })).toMatchObject(refusal(404, 'NOT_FOUND'));
    const admin = harness.tokens.staff('ADMIN');
    for (const method of ['GET', 'POST'])
      expect((await harness.call(method, `/exams/${exam._id}/regrade`, { token: admin })).status).toBe(403);
    const regraded = await regrade(exam);
    const seen = await harness.call('GET', `/exams/tasks/${regraded.body._id}`, { token: admin });
    expect(seen).toMatchObject(refusal(403, 'FORBIDDEN'));
    await ended(regraded.body);
  });

  onOneServer(() => {
    it('goes on after the worker was killed, and corrects each result once', async () => {
      const made = await harness.uploadExam(2);
      const sitting = await handedIn(made, 'RR');
      const result = await resultOf(sitting);
      const copies = Array.from({ length: 500 }, () => ({
        ...result,
        _id: new Types.ObjectId(),
        mailed: true,
      }));
      await results().insertMany(copies);
      const exam = await change(made, { 0: { answer: 'Wrong' } });
      const { body } = await regrade(exam);
      const corrected = () =>
        results().countDocuments({ 'exam._id': new Types.ObjectId(exam._id), total_score: 1 });
      await eventually(async () => (await corrected()) > 100);
      await harness.worker.end('SIGKILL');
      expect(await corrected()).toBeLessThan(501);
      expect((await needOf(exam)).results).toBe(501);
      await harness.worker.start();
      expect(await ended(body)).toEqual({ results: 501, changed: 501, nowPass: 0, noLongerPass: 0 });
      const twice = { 'exam._id': new Types.ObjectId(exam._id), 'corrections.1': { $exists: true } };
      expect([await corrected(), await results().countDocuments(twice)]).toEqual([501, 0]);
    });
  });
});
