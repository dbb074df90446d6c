import { type Connection, Schema } from 'mongoose';
import { dayOf } from '../core/days';
import { TestEnvironment } from '../testing';
import { DailyCounts, type DayRecord } from './daily-counts';

interface Visits extends DayRecord {
  visits: number;
}

const schema = new Schema<Visits>(
  { _id: String, countedAt: Date, visits: Number },
  { collection: 'daily-counts', versionKey: false },
);
const HOUR_MS = 3_600_000;
const now = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

describe(DailyCounts.name, () => {
  const test = new TestEnvironment();
  let connection: Connection;
  let days: DailyCounts<Visits>;
  const model = () => connection.model<Visits>('Visits', schema);
  const earliest = jest.fn<Promise<Date | undefined>, [Date?]>();
  const source = { earliest, count: () => Promise.resolve({ visits: 3 }) };

  beforeAll(async () => {
    connection = await test.database('students');
  });
  beforeEach(async () => {
    await model().deleteMany({});
    days = new DailyCounts(model());
    earliest.mockReset();
  });
  afterAll(() => test.close('students'));

  it('asks for the first record once, and after an hour for one before it alone', async () => {
    const first = later(-24);
    earliest.mockResolvedValueOnce(first).mockResolvedValueOnce(undefined).mockResolvedValueOnce(later(-48));
    await days.refresh(source, undefined, now);
    await days.refresh(source, undefined, later(0.5));
    await days.refresh(source, undefined, later(1.5));
    expect(earliest.mock.calls).toEqual([[undefined], [first]]);
    expect(await days.since('')).toHaveLength(2);
    await days.refresh(source, undefined, later(3));
    expect((await days.since('')).map(({ _id }) => _id)).toEqual([-48, -24, 0].map((n) => dayOf(later(n))));
  });

  it('reads days once for concurrent callers, and again for the next one', async () => {
    earliest.mockResolvedValue(now);
    await days.refresh(source, undefined, now);
    const find = jest.spyOn(model(), 'find');
    const [one, other] = await Promise.all([days.since(dayOf(now)), days.since(dayOf(now))]);
    expect(find).toHaveBeenCalledTimes(1);
    expect(one).toEqual(other);
    await model().updateOne({ _id: dayOf(now) }, { $set: { visits: 4 } });
    expect((await days.since(dayOf(now)))[0]?.visits).toBe(4);
    find.mockRestore();
  });
});
