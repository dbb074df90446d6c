import { Types } from 'mongoose';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 3 });
const { students } = harness;

beforeEach(() => {
  students.mailRequests.length = 0;
  students.mailAnswer = undefined;
});

const results = () => harness.db.collection('results');
const areMailed = (graded: readonly { _id: Types.ObjectId }[]) =>
  eventually(async () => (await countMailed(graded)) === graded.length);
const countMailed = (graded: readonly { _id: Types.ObjectId }[]) =>
  results().countDocuments({ _id: { $in: graded.map(({ _id }) => _id) }, mailed: true });
const requestsOf = ({ _id }: { _id: Types.ObjectId }) =>
  students.mailRequests.flat().filter(({ key }) => key === `result-${_id.toHexString()}`);

const aResult = () => ({
  _id: new Types.ObjectId(),
  percantage: 50,
  total_score: 1,
  total_answered: 1,
  total_correct: 1,
  total_wrong: 0,
  pass: true,
  createdAt: new Date(),
  exam: { _id: new Types.ObjectId(), examName: 'Peace', examCode: 'PEA-1' },
  student: { _id: new Types.ObjectId() },
});
/** Stores results as grading does. */
async function grade(count: number) {
  const graded = Array.from({ length: count }, () => ({ ...aResult(), mailed: false }));
  await results().insertMany(graded);
  return graded;
}

describe('mails of results', () => {
  it('requests the mail of a graded attempt with the numbers of its result', async () => {
    const sitting = await harness.sitting();
    const { _id, examName, examCode, questions } = sitting.exam;
    const answers = Object.fromEntries(questions.map((each, n) => [each._id, n === 0 ? 'Right' : 'Wrong']));
    const { body } = await harness.submit(sitting, answers);
    expect(body.exam).toMatchObject({ _id });
    const result = { _id: new Types.ObjectId(sitting.attempt._id) };
    await areMailed([result]);
    expect(requestsOf(result)).toEqual([
      {
        key: `result-${sitting.attempt._id}`,
        student: sitting.student._id,
        kind: 'result',
        data: {
          examName,
          examCode,
          score: 1,
          total: 3,
          answered: 3,
          correct: 1,
          wrong: 2,
          percentage: 33,
          pass: false,
          gradedAt: body.createdAt,
        },
      },
    ]);
  });

  it('requests mails in batches of a hundred, each once', async () => {
    await areMailed(await grade(250));
    expect(students.mailRequests.every((batch) => batch.length <= 100)).toBe(true);
    expect(students.mailRequests.flat()).toHaveLength(250);
    expect(new Set(students.mailRequests.flat().map(({ key }) => key)).size).toBe(250);
  });

  onOneServer(() => {
    it.each([
      ['is down', 503],
      ['accepts a request, but does not answer', 'silence'],
    ] as const)(
      'repeats a request when the students service %s and the worker is killed',
      async (_, answer) => {
        students.mailAnswer = () => answer;
        const some = await grade(3);
        const isRequested = (times: number) =>
          eventually(() => some.every((result) => requestsOf(result).length >= times));
        await isRequested(1);
        await harness.worker.end('SIGKILL');
        expect(await countMailed(some)).toBe(0);
        students.mailAnswer = undefined;
        await harness.worker.start();
        await areMailed(some);
        await isRequested(2);
      },
    );
  });

  it('postpones a refused mail, which does not block the others', async () => {
    // Key of the first mail, which is refused until the test ends.
    let bad: string | undefined;
    students.mailAnswer = (mails) => {
      bad ??= mails[0]?.key;
      return mails.some(({ key }) => key === bad) ? 400 : undefined;
    };
    const some = await grade(5);
    const isBad = ({ _id }: { _id: Types.ObjectId }) => bad === `result-${_id.toHexString()}`;
    await eventually(async () => (await countMailed(some)) === 4);
    const [refused, ...more] = some.filter(isBad);
    expect(more).toEqual([]);
    const stored = () => results().findOne({ _id: refused?._id ?? null });
    await eventually(async () => ((await stored())?.mailDueAt ?? new Date(0)) > new Date());
    expect(await stored()).toMatchObject({ mailed: false });
    students.mailAnswer = undefined;
    await results().updateOne({ _id: refused?._id ?? null }, { $set: { mailDueAt: new Date() } });
    await areMailed(refused ? [refused] : []);
    expect(await stored()).not.toHaveProperty('mailDueAt');
  });

  it('keeps the keys of changes that the previous version made, which may have requested their mails', async () => {
    const correction = { scoreBefore: 0, passBefore: false, wasMailed: true, at: new Date(), reason: 'x' };
    const changed = (corrections: number, more: object) => ({
      ...aResult(),
      corrections: Array<object>(corrections).fill(correction),
      ...more,
    });
    const lateDecision = { decision: 'accept', at: new Date(), reason: 'x', scoreBefore: 0 };
    const expected: [string, ReturnType<typeof changed>][] = [
      ['result-corrected-again-ID', changed(2, { mailed: false })],
      ['result-corrected-revised-ID', changed(1, { mailed: false, lateDecision })],
      ['result-ID-r3', changed(3, { mailed: true, mailDueAt: new Date() })],
      ['result-ID-r2', changed(1, { mailed: true, mailDueAt: new Date(), lateDecision })],
    ];
    await results().insertMany(expected.map(([, result]) => result));
    for (const [key, { _id }] of expected) {
      const id = _id.toHexString();
      const keys = () =>
        students.mailRequests.flat().flatMap((mail) => (mail.key.includes(id) ? mail.key : []));
      await eventually(() => Promise.resolve(keys().length > 0));
      expect(keys()).toEqual([key.replace('ID', id)]);
    }
    await eventually(async () => {
      const ids = expected.map(([, { _id }]) => _id);
      return (await results().countDocuments({ _id: { $in: ids }, mailed: true, mailDueAt: null })) === 4;
    });
  });

  it('may run in several workers, and ignores results of versions without mails', async () => {
    const second = await harness.addWorker();
    await second.start();
    const old = aResult();
    await results().insertOne(old);
    await areMailed(await grade(120));
    expect(requestsOf(old)).toEqual([]);
    await second.end('SIGTERM');
  });
});
