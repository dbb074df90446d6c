import type { Exam, ExamStatistics } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const token = harness.tokens.staff('SUPER_ADMIN');

const question = (n: number) => ({
  question: `Question ${n}?`,
  options: ['Wrong', 'Right', 'Other'],
  answer: 'Right',
  topic: 'Mediation',
});
const upload = async (count = 4) =>
  (
    await harness.call<Exam>('POST', '/exams/upload', {
      token,
      body: {
        title: 'Counted',
        duration: 60,
        questions: Array.from({ length: count }, (_, n) => question(n)),
      },
    })
  ).body;
const ask = (id: string, query = '') =>
  harness.call<ExamStatistics>('GET', `/exams/${id}/statistics${query}`, { token });
/** Waits for the latest count. @returns its numbers */
async function counted(id: string, query = ''): Promise<ExamStatistics> {
  let latest: ExamStatistics | undefined;
  await eventually(async () => {
    latest = (await ask(id, query)).body;
    return !latest.isCounting;
  });
  return latest as ExamStatistics;
}
/** Makes the latest counts look `seconds` old. */
const age = (seconds: number) =>
  harness.db
    .collection('exam-statistics')
    .updateMany({}, { $set: { countedAt: new Date(Date.now() - seconds * 1000) } });

/**
 * Expects that counts of this age are refreshed. Repeated, because a count that ran twice may be stored in between.
 */
const expectStaleAfter = (seconds: number, id: string) =>
  eventually(async () => {
    await age(seconds);
    return (await ask(id)).body.isCounting;
  });

/** Stores results of `count` candidates. The n-th one has `n % 5` right answers, and none to the last question. */
async function sit(
  exam: Exam,
  count: number,
  createdAt = new Date(),
  changeOf: (n: number) => object = () => ({}),
): Promise<Types.ObjectId[]> {
  const stored = await harness.db.collection('exams').findOne({ _id: new Types.ObjectId(exam._id) });
  const results = Array.from({ length: count }, (_, n) => ({
    _id: new Types.ObjectId(),
    exam: { _id: new Types.ObjectId(exam._id), examName: exam.examName, examCode: exam.examCode },
    version: stored?.current as Types.ObjectId,
    createdAt,
    chosen: Object.fromEntries(
      exam.questions.slice(0, -1).map(({ _id }, at) => [_id, at < n % 5 ? 1 : n % 2 === 0 ? 0 : 2]),
    ),
    ...changeOf(n),
  }));
  await harness.db.collection('results').insertMany(results);
  return results.map(({ _id }) => _id);
}

describe('GET exams/:id/statistics', () => {
  it('counts results in the worker, and tells of scores and questions', async () => {
    const exam = await upload();
    await sit(exam, 25);
    const first = await ask(exam._id);
    expect(first).toMatchObject({ status: 200, body: { isCounting: true, versions: [] } });
    expect(first.body.items).toBeUndefined();
    const { candidates, scores, items = [], versions } = await counted(exam._id);
    expect(candidates).toBe(25);
    expect(versions).toHaveLength(1);
    // Scores of 0, 1, 2, 3 and 3 of 4, five candidates each: nobody answers the last question.
    expect(scores).toMatchObject({ candidates: 25, mean: 45, median: 50 });
    expect(scores?.histogram).toEqual([5, 0, 5, 0, 0, 5, 0, 10, 0, 0]);
    expect(items).toHaveLength(4);
    expect(items[0]).toMatchObject({
      qstNumber: 1,
      question: 'Question 0?',
      topic: 'Mediation',
      candidates: 25,
      facility: 0.8,
      unanswered: { bottom: 0, middle: 0, top: 0 },
    });
    expect(items[0]?.options.map(({ text, isKey }) => [text, isKey])).toEqual([
      ['Wrong', false],
      ['Right', true],
      ['Other', false],
    ]);
    expect(items[3]).toMatchObject({ facility: 0, discrimination: null, flags: ['hard', 'unchosen-option'] });
  });

  it('tells the number alone of too few', async () => {
    const exam = await upload();
    await sit(exam, 19);
    const body = await counted(exam._id);
    expect(body).toMatchObject({ candidates: 19 });
    expect([body.scores, body.items]).toEqual([undefined, undefined]);
  });

  it('counts newer results in, and not what was reset', async () => {
    const exam = await upload();
    const [first] = await sit(exam, 25, new Date(Date.now() - 60_000));
    await counted(exam._id);
    await harness.db.collection('attempts').insertOne({
      _id: first,
      assignment: new Types.ObjectId(),
      round: 1,
      exam: new Types.ObjectId(exam._id),
      status: 'graded',
      reset: { at: new Date(), reason: 'The power went' },
    } as object);
    expect((await counted(exam._id)).candidates).toBe(25);
    await sit(exam, 3);
    await expectStaleAfter(20, exam._id);
    expect((await counted(exam._id)).candidates).toBe(27);
    await expectStaleAfter(121, exam._id);
  });

  it('counts a version or a time alone', async () => {
    const exam = await upload();
    await sit(exam, 21, new Date('2026-01-01T10:00:00Z'));
    const patched = await harness.call<Exam>('PATCH', `/exams/${exam._id}`, {
      token,
      body: {
        questions: [...exam.questions, question(9)].map(
          ({ _id, question: text, options, answer }: Partial<Exam['questions'][number]>) => ({
            ...(_id && { _id }),
            question: text,
            options,
            answer,
          }),
        ),
      },
    });
    await sit(patched.body, 22, new Date('2026-02-01T10:00:00Z'));
    const all = await counted(exam._id);
    expect(all.candidates).toBe(43);
    expect(all.items?.map(({ candidates }) => candidates)).toEqual([43, 43, 43, 43, 22]);
    expect(all.scores?.reliability).toBeNull();
    const [newest] = all.versions;
    expect((await counted(exam._id, `?version=${newest?._id ?? ''}`)).candidates).toBe(22);
    expect((await counted(exam._id, '?to=2026-01-15T00:00:00Z')).candidates).toBe(21);
    expect((await counted(exam._id, '?from=2027-01-15T00:00:00Z')).candidates).toBe(0);
  });

  it('counts the students of a cohort alone, and refuses one that is not there', async () => {
    const exam = await upload();
    const students = Array.from({ length: 30 }, () => new Types.ObjectId());
    await sit(exam, 30, new Date(), (n) => ({ student: { _id: students[n] } }));
    const cohort = String(new Types.ObjectId());
    harness.students.cohorts.set(cohort, students.slice(0, 22).map(String));
    expect((await counted(exam._id)).candidates).toBe(30);
    expect((await counted(exam._id, `?cohort=${cohort}`)).candidates).toBe(22);
    harness.students.cohorts.set(cohort, []);
    await age(121);
    expect((await ask(exam._id, `?cohort=${cohort}`)).body.candidates).toBe(22);
    // An earlier count that ran twice may be stored in between.
    await eventually(async () => {
      if ((await counted(exam._id, `?cohort=${cohort}`)).candidates === 0) return true;
      await age(121);
      return false;
    });
    expect(await ask(exam._id, `?cohort=${UNKNOWN_ID}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await ask(exam._id, '?cohort=March')).toMatchObject(refusal(400, 'VALIDATION'));
  });

  it('tells the median time of a question where it is known', async () => {
    const exam = await upload();
    const [first = '', second = ''] = exam.questions.map(({ _id }) => _id);
    // Three of four results have a time of the first question; an earlier version of the page sends none.
    await sit(exam, 24, new Date(), (n) => (n % 4 === 0 ? {} : { seconds: { [first]: 10 + n } }));
    const { items = [] } = await counted(exam._id);
    expect(items[0]).toMatchObject({ _id: first, medianSeconds: 22 });
    expect(items[1]?._id).toBe(second);
    expect(items[1]).not.toHaveProperty('medianSeconds');
  });

  it('counts what Redis forgot, when somebody asks again', async () => {
    const exam = await upload();
    await sit(exam, 20);
    await ask(exam._id);
    await harness.clearRedis();
    expect((await counted(exam._id)).candidates).toBe(20);
  });

  it('refuses an unknown exam, and filters that it does not have', async () => {
    expect(await ask(UNKNOWN_ID)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const exam = await upload(1);
    for (const query of ['?cadre=x', '?version=x', '?from=yesterday', '?from[$gt]=1'])
      expect(await ask(exam._id, query)).toMatchObject(refusal(400, 'VALIDATION'));
  });
});
