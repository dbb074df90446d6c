import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness();
const { students } = harness;
const WITHIN_MS = 15_000;

beforeEach(() => {
  students.auditAnswer = undefined;
});

const recordsOf = ({ attempt }: Pick<Sitting, 'attempt'>) =>
  students.auditDeliveries
    .flat()
    .filter(({ action, id }) => action === 'attempt.start' && id === attempt._id);
const isRecorded = (sittings: readonly Sitting[]) =>
  eventually(() => Promise.resolve(sittings.every((each) => recordsOf(each).length > 0)), WITHIN_MS);

describe('the record of a start', () => {
  it('says who began, from where, when, and who had assigned the exam', async () => {
    const sitting = await harness.sitting();
    await isRecorded([sitting]);
    const { attempt, student } = sitting;
    expect(recordsOf(sitting)).toEqual([
      {
        _id: attempt._id,
        at: attempt.startedAt,
        action: 'attempt.start',
        outcome: 'done',
        actor: { kind: 'candidate', id: student._id },
        address: expect.any(String) as string,
        entity: 'attempt',
        id: attempt._id,
        label: `${student.surname} ${student.firstName}`,
        details: {
          isTakeOver: false,
          assignedBy: 'admin',
          assignerId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        },
      },
    ]);
  });

  it('is none of an attempt of the previous release, which recorded it itself', async () => {
    const [old, next] = await harness.sittings(2);
    await harness.db
      .collection('attempts')
      .updateOne({ _id: new Types.ObjectId(old?.attempt._id) }, { $unset: { address: 1 } });
    if (next) await isRecorded([next]);
    expect(old && recordsOf(old)).toEqual([]);
  });

  it('goes on where a worker of the previous release was', async () => {
    const cursors = harness.db.collection<{ _id: string }>('start-cursors');
    await harness.worker.end('SIGTERM');
    // The previous release stores the last recorded attempt, whose id contains its time.
    const minutesAgo = Types.ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 600);
    await cursors.replaceOne({ _id: 'attempts' }, { attempt: minutesAgo });
    const sitting = await harness.sitting();
    const startedAt = new Date(Date.now() - 500_000);
    await harness.db
      .collection('attempts')
      .updateOne({ _id: new Types.ObjectId(sitting.attempt._id) }, { $set: { startedAt } });
    await harness.prepare();
    await harness.worker.start();
    await isRecorded([sitting]);
    expect(recordsOf(sitting)).toMatchObject([{ at: startedAt.toISOString() }]);
  });

  onOneServer(() => {
    it.each([
      ['is down', 503],
      ['takes records, but does not answer', 'silence'],
      ['refuses one of them', 400],
    ] as const)('is not lost when the students service %s and the worker is killed', async (_, answer) => {
      let refused: string | undefined;
      students.auditAnswer = (records) => {
        if (answer !== 400) return answer;
        refused ??= records[0]?._id;
        return records.some(({ _id }) => _id === refused) ? 400 : undefined;
      };
      const before = await harness.sittings(5);
      await eventually(() => Promise.resolve(before.some((each) => recordsOf(each).length > 0)), WITHIN_MS);
      await harness.worker.end('SIGKILL');
      const meanwhile = await harness.sittings(5);
      students.auditAnswer = undefined;
      await harness.worker.start();
      await isRecorded([...before, ...meanwhile]);
    });

    it('is made of an attempt that was stored later than it says', async () => {
      const sitting = await harness.sitting();
      await isRecorded([sitting]);
      await harness.worker.end('SIGTERM');
      const stored = await harness.db
        .collection('attempts')
        .findOne({ _id: new Types.ObjectId(sitting.attempt._id) });
      const _id = new Types.ObjectId();
      const startedAt = new Date(Date.now() - 60_000);
      await harness.db
        .collection('attempts')
        .insertOne({ ...stored, _id, startedAt, assignment: new Types.ObjectId(), status: 'graded' });
      await harness.worker.start();
      const late = { attempt: { ...sitting.attempt, _id: String(_id) } };
      await eventually(() => Promise.resolve(recordsOf(late).length === 1), WITHIN_MS);
      expect(recordsOf(late)[0]?.details).toEqual({ isTakeOver: false });
    });
  });
});
