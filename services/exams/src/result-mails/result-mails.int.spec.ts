import { Types } from 'mongoose';
import { eventually } from '@concord/nest-platform/testing';
import { ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
const { students } = harness;

beforeAll(() => harness.start());
afterAll(() => harness.stop());
beforeEach(() => {
  students.mailOrders.length = 0;
  students.mailAnswer = undefined;
});

const results = () => harness.db.collection('results');
const isMailed = async (ids: readonly Types.ObjectId[]) =>
  (await results().countDocuments({ _id: { $in: [...ids] }, mailed: true })) === ids.length;
const ordersOf = (id: Types.ObjectId) =>
  students.mailOrders.flat().filter(({ key }) => key === `result-${id.toHexString()}`);

/** Results as grading writes them. */
const graded = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: new Types.ObjectId(),
    percantage: 50,
    total_score: n,
    total_answered: n,
    total_correct: n,
    total_wrong: 0,
    pass: true,
    createdAt: new Date(),
    exam: { _id: new Types.ObjectId(), examName: 'Peace', examCode: 'PEA-1' },
    version: new Types.ObjectId(),
    student: {
      _id: new Types.ObjectId(),
      surname: 'Bello',
      firstName: 'Amina',
      middleName: null,
      gender: null,
    },
    chosen: {},
    tokens: [],
    mailed: false,
  }));

describe('ResultMailsService', () => {
  it('orders the mail of a graded attempt with the numbers of its result', async () => {
    const exam = await harness.uploadExam(3);
    const sitting = await harness.sitting(exam);
    const answers = Object.fromEntries(
      exam.questions.map(({ _id }, n) => [_id, n === 0 ? 'Right' : 'Wrong']),
    );
    const { body } = await harness.submit(sitting, answers);
    const id = new Types.ObjectId(sitting.attempt._id);
    await eventually(() => isMailed([id]));
    expect(ordersOf(id)).toEqual([
      {
        key: `result-${sitting.attempt._id}`,
        student: sitting.student._id,
        kind: 'result',
        data: {
          examName: exam.examName,
          examCode: exam.examCode,
          score: 1,
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

  it('orders mails in batches of a hundred, each once', async () => {
    const many = graded(250);
    await results().insertMany(many);
    await eventually(() => isMailed(many.map(({ _id }) => _id)));
    expect(students.mailOrders.every((batch) => batch.length <= 100)).toBe(true);
    expect(students.mailOrders.flat()).toHaveLength(250);
    expect(new Set(students.mailOrders.flat().map(({ key }) => key)).size).toBe(250);
  });

  it('loses no mail while the students service is down, nor when the worker is killed', async () => {
    students.mailAnswer = () => 503;
    const some = graded(3);
    await results().insertMany(some);
    await eventually(async () => students.mailOrders.length > 1);
    await harness.worker.end('SIGKILL');
    expect(await isMailed(some.map(({ _id }) => _id))).toBe(false);
    students.mailAnswer = undefined;
    await harness.worker.start();
    await eventually(() => isMailed(some.map(({ _id }) => _id)));
  });

  it('repeats an order with the same key after a worker was killed before it marked it', async () => {
    const [one] = graded(1) as [ReturnType<typeof graded>[number]];
    let isSilent = true;
    // The order arrives, but is never answered.
    students.mailAnswer = () => (isSilent ? 'silence' : undefined);
    await results().insertOne(one);
    await eventually(async () => ordersOf(one._id).length > 0);
    await harness.worker.end('SIGKILL');
    expect(await isMailed([one._id])).toBe(false);
    isSilent = false;
    await harness.worker.start();
    await eventually(() => isMailed([one._id]));
    expect(new Set(ordersOf(one._id).map(({ key }) => key)).size).toBe(1);
  });

  it('is not blocked by a refused order', async () => {
    const some = graded(5);
    const bad = `result-${some[2]?._id.toHexString()}`;
    students.mailAnswer = (mails) => (mails.some(({ key }) => key === bad) ? 400 : undefined);
    await results().insertMany(some);
    const others = some.filter((_, n) => n !== 2).map(({ _id }) => _id);
    await eventually(() => isMailed(others));
    expect((await results().findOne({ _id: some[2]?._id }))?.mailed).toBe(false);
    await results().deleteOne({ _id: some[2]?._id });
  });

  it('may run in several workers', async () => {
    const second = await harness.addWorker();
    await second.start();
    const many = graded(120);
    await results().insertMany(many);
    await eventually(() => isMailed(many.map(({ _id }) => _id)));
    await second.end('SIGTERM');
  });

  it('ignores results of versions without mails', async () => {
    const [old, fresh] = graded(2) as [Record<string, unknown>, ReturnType<typeof graded>[number]];
    delete old.mailed;
    await results().insertMany([old, fresh] as never[]);
    await eventually(() => isMailed([fresh._id]));
    expect(ordersOf(old._id as Types.ObjectId)).toEqual([]);
  });
});
