import type { ExportCursor } from '@concord/contracts';
import { type Connection, Schema, Types } from 'mongoose';
import { TestEnvironment } from '../../testing';
import { MemoryList } from './memory-list';
import { isLongList } from './long-counts';

jest.mock('./long-counts', () => ({
  ...jest.requireActual<object>('./long-counts'),
  isLongList: jest.fn(() => false),
}));

interface Entry {
  at: Date;
  kind: string;
}
interface Stored extends Entry {
  _id: Types.ObjectId;
}

const schema = new Schema<Stored>({ at: Date, kind: String }, { versionKey: false });
schema.index({ at: -1, _id: -1 });

const COUNT = 90;
const HOUR_MS = 3_600_000;

describe('a list that is read by windows of time', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  let entries: Stored[];
  const model = () => connection.model<Stored>('entry', schema);
  const idsOf = (items: readonly { _id: unknown }[]) => items.map(({ _id }) => String(_id));

  beforeAll(async () => {
    connection = await test.database('students');
    await model().collection.deleteMany({});
    await model().createIndexes();
    const now = Date.now();
    // Several at one moment, some in the future, and some older than all closed windows.
    const ages = Array.from(
      { length: COUNT },
      (_, n) => Math.floor(n / 3) * 47 - 30 + (n > 80 ? 200_000 : 0),
    );
    entries = ages.map((hours, n) => ({
      _id: new Types.ObjectId(),
      at: new Date(now - hours * HOUR_MS),
      kind: n % 2 ? 'odd' : 'even',
    }));
    await model().collection.insertMany(entries);
    entries.sort((a, b) => b.at.getTime() - a.at.getTime() || (String(b._id) < String(a._id) ? -1 : 1));
  });
  afterAll(() => test.close('students'));

  const NEWEST = { at: -1, _id: -1 } as const;
  const page = (number: number, filter = {}) =>
    new MemoryList(model(), {}).page({ page: number, pageSize: 10 }, { sort: NEWEST, filter });

  it('has the same pages as a short list', async () => {
    const numbers = [1, 2, 8, 9, 10];
    const before = await Promise.all(numbers.map((number) => page(number)));
    jest.mocked(isLongList).mockReturnValue(true);
    const after = await Promise.all(numbers.map((number) => page(number)));
    expect(isLongList).toHaveReturnedWith(true);
    expect(after).toEqual(before);
    expect(idsOf(after[0]?.items ?? [])).toEqual(idsOf(entries.slice(0, 10)));
    expect(after[3]?.items).toHaveLength(10);
    expect(after[4]).toEqual({ items: [], total: COUNT });
  });

  it.each([NEWEST, { at: 1, _id: 1 } as const])(
    'is read whole in the order %j, each record once',
    async (sort) => {
      jest.mocked(isLongList).mockReturnValue(true);
      const found: Stored[] = [];
      let after: ExportCursor | undefined;
      do {
        const { items, next } = await new MemoryList(model(), {}).after({ sort, after, limit: 40 });
        found.push(...items);
        after = next;
      } while (after);
      expect(idsOf(found)).toEqual(idsOf(sort.at === 1 ? entries.toReversed() : entries));
    },
  );
});
