import { trusted, Types } from 'mongoose';
import { ListTable, type TableRecord } from './list-table';
import { searchFields } from '../../stores/search-words';
import { timeRange } from '../../stores/time-range';

const SEARCHED = { words: 'words', names: ['surname'] };
const FIELDS = [
  { path: 'at', isMoment: true },
  { path: 'archivedAt', isMoment: true },
  { path: 'sortKeys.name', isMoment: false },
  { path: 'status', isMoment: false },
  { path: 'kinds', isMoment: false },
  { path: 'batch._id', isMoment: false },
];
const BATCH = new Types.ObjectId();
const DAY_MS = 86_400_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);

interface Person extends TableRecord {
  at: Date;
}

const NAMES = ['bello', 'ada', 'musa', 'ada', 'eze', 'bello', 'zainab'];
const people = NAMES.map((name, n): Person => ({
  _id: new Types.ObjectId(),
  at: day(n),
  sortKeys: { name },
  surname: name === 'zainab' ? 'O’Brien' : name,
  ...(n % 2 === 0 && { status: 'accepted' }),
  ...(n === 6 && { archivedAt: day(9) }),
  kinds: n % 3 === 0 ? ['nysc', 'pgd'] : [],
  ...(n < 2 && { batch: { _id: BATCH } }),
  ...searchFields([name, `person ${n}`], [`0803555${n}000`]),
}));
const idOf = (n: number) => String(people[n]?._id);

describe(ListTable.name, () => {
  const table = new ListTable(FIELDS, SEARCHED);
  const newest = { field: 'at', direction: -1 as const };
  beforeAll(() => table.put(people));

  const positions = (ids: readonly string[] = []) =>
    ids.map((id) => people.findIndex((one) => String(one._id) === id));
  const found = (filter: Record<string, unknown>, search?: string) => {
    const page = table.page({ sort: newest, filter, search }, 0, 100);
    expect(page?.total).toBe(page?.ids.length);
    return positions(page?.ids);
  };

  describe('page', () => {
    it('is a part of the list, of which it says the length', () => {
      const page = table.page({ sort: newest, filter: {} }, 2, 3);
      expect(positions(page?.ids)).toEqual([4, 3, 2]);
      expect(page?.total).toBe(7);
      expect(table.page({ sort: newest, filter: {} }, 7, 3)).toEqual({ ids: [], total: 7 });
    });

    it.each([
      [1, [1, 3, 0, 5, 4, 2, 6]],
      [-1, [6, 2, 4, 5, 0, 3, 1]],
    ] as const)('has those of one name in the order of their ids, in direction %i', (direction, order) => {
      const page = table.page({ sort: { field: 'sortKeys.name', direction }, filter: {} }, 0, 100);
      expect(positions(page?.ids)).toEqual(order);
    });

    it.each([
      [{ status: 'accepted' }, [6, 4, 2, 0]],
      [{ status: null }, [5, 3, 1]],
      [{ status: trusted({ $in: [null, 'accepted'] }), archivedAt: null }, [5, 4, 3, 2, 1, 0]],
      [{ archivedAt: trusted({ $gt: new Date(0) }) }, [6]],
      [{ kinds: 'pgd' }, [6, 3, 0]],
      [{ 'batch._id': BATCH }, [1, 0]],
      [{ at: timeRange({ from: day(2).toISOString(), to: day(4).toISOString() }) }, [3, 2]],
      [{ at: timeRange({ from: day(5).toISOString() }) }, [6, 5]],
      [{ $or: [{ status: 'accepted' }, { 'sortKeys.name': /^ad/ }], archivedAt: null }, [4, 3, 2, 1, 0]],
      [{ $and: [{ status: 'accepted' }, { kinds: 'nysc' }] }, [6, 0]],
      [{ status: 'refused' }, []],
    ])('is filtered by %j', (filter, expected) => {
      expect(found(filter)).toEqual(expected);
      expect(table.count(filter)).toBe(expected.length);
    });

    it.each([
      ['ada', [3, 1]],
      ['ADA person', [3, 1]],
      ['bel 5', [5]],
      ['5554', [4]],
      ['0803', [6, 5, 4, 3, 2, 1, 0]],
      ['555', []],
      ['ello', [5, 0]],
      ['lo', []],
      ['obrien', [6]],
      ['erson', []],
      ['---', []],
      ['  ', [6, 5, 4, 3, 2, 1, 0]],
    ])('is searched by %j', (typed, expected) => expect(found({}, typed)).toEqual(expected));

    it('is undefined for a field that the table does not have, and for words where it has none', () => {
      expect(table.page({ sort: newest, filter: { country: 'NG' } }, 0, 10)).toBeUndefined();
      expect(table.page({ sort: newest, filter: { $or: [{ country: 'NG' }] } }, 0, 10)).toBeUndefined();
      expect(table.page({ sort: { field: 'country', direction: 1 }, filter: {} }, 0, 10)).toBeUndefined();
      const wordless = new ListTable(FIELDS, undefined);
      expect(wordless.page({ sort: newest, filter: {}, search: 'ada' }, 0, 10)).toBeUndefined();
    });
  });

  describe('after', () => {
    it.each([
      [
        { field: 'at', direction: -1 as const },
        (n: number) => ({ id: idOf(n), moment: day(n).toISOString() }),
      ],
      [
        { field: 'at', direction: 1 as const },
        (n: number) => ({ id: idOf(n), moment: day(n).toISOString() }),
      ],
      [{ field: 'sortKeys.name', direction: 1 as const }, (n: number) => ({ id: idOf(n), text: NAMES[n] })],
      [{ field: 'sortKeys.name', direction: -1 as const }, (n: number) => ({ id: idOf(n), text: NAMES[n] })],
    ])('goes on by %j where the part before ended', (sort, cursorOf) => {
      const query = { sort, filter: {} };
      const all = positions(table.page(query, 0, 100)?.ids);
      const read: number[] = [];
      for (let part = positions(table.after(query, undefined, 2)); part.length > 0;) {
        read.push(...part);
        part = positions(table.after(query, cursorOf(part.at(-1) ?? 0), 2));
      }
      expect(read).toEqual(all);
    });

    it('goes on after a record that is gone', () => {
      const cursor = { id: 'f'.repeat(24), moment: day(3).toISOString() };
      expect(positions(table.after({ sort: newest, filter: {} }, cursor, 2))).toEqual([3, 2]);
    });
  });

  describe('put and remove', () => {
    const found = (changing: ListTable, filter: Record<string, unknown>, search?: string) =>
      changing.page({ sort: newest, filter, search }, 0, 100)?.ids;

    it.each([
      ['a text', { status: 'rejected' }, { status: 'rejected' }],
      ['a moment', { archivedAt: day(5) }, { archivedAt: day(5) }],
      ['an array', { kinds: ['mba'] }, { kinds: 'mba' }],
      ['an id', { batch: { _id: people[3]?._id } }, { 'batch._id': people[3]?._id }],
    ])('tell of a change of %s alone', (_, change, filter) => {
      const changing = new ListTable(FIELDS, SEARCHED, ['name']);
      changing.put(people);
      changing.put(people);
      expect(found(changing, filter)).toEqual([]);
      changing.put([{ ...people[3], ...change } as Person]);
      expect(found(changing, filter)).toEqual([idOf(3)]);
    });

    it('are seen in the total of a filter that was asked for before', () => {
      const changing = new ListTable(FIELDS, SEARCHED);
      changing.put(people);
      const total = (filter: Record<string, unknown>, search?: string) =>
        [1, 2].map(() => changing.page({ sort: newest, filter, search }, 0, 1)?.total);
      expect(total({ status: 'accepted' })).toEqual([4, 4]);
      expect(total({ status: trusted({ $in: [/^rej/] }) })).toEqual([0, 0]);
      expect(total({ status: trusted({ $in: [/^acc/] }) })).toEqual([4, 4]);
      expect(total({}, 'ada')).toEqual([2, 2]);
      changing.put([{ ...people[1], status: 'accepted' } as Person]);
      expect(total({ status: 'accepted' })).toEqual([5, 5]);
      changing.remove(idOf(1));
      expect(total({ status: 'accepted' })).toEqual([4, 4]);
      expect(total({}, 'ada')).toEqual([1, 1]);
      expect(total({ at: timeRange({ from: day(3).toISOString() }) ?? {} })).toEqual([4, 4]);
      expect(total({ at: timeRange({ from: day(4).toISOString() }) ?? {} })).toEqual([3, 3]);
    });

    it('tell of a change of words alone, and of a field that is kept alone', () => {
      const changing = new ListTable(FIELDS, SEARCHED, ['name']);
      changing.put(people);
      expect(found(changing, {}, 'obi')).toEqual([]);
      const renamed = { ...people[3], ...searchFields(['obi']) } as Person;
      changing.put([renamed]);
      expect(found(changing, {}, 'obi')).toEqual([idOf(3)]);
      changing.put([{ ...renamed, name: 'Obi' }]);
      expect(changing.recordsOf([idOf(3)], ['name'])).toEqual([{ _id: people[3]?._id, name: 'Obi' }]);
      expect(changing.recordsOf([idOf(3)], ['name', 'at'])).toBeUndefined();
    });

    it.each([3, 250])('sweep away what was not put meanwhile, of %i more', (count) => {
      const swept = new ListTable(FIELDS, SEARCHED, ['name']);
      const more = Array.from({ length: count }, (): Person => ({ _id: new Types.ObjectId(), at: day(20) }));
      swept.put([...people, ...more]);
      swept.page({ sort: newest, filter: {} }, 0, 1);
      swept.beginSweep();
      const added: Person = { _id: new Types.ObjectId(), at: day(30) };
      swept.put([added, ...people.slice(0, 3)]);
      swept.sweep();
      expect(swept.page({ sort: newest, filter: {} }, 0, 100)).toEqual({
        ids: [String(added._id), idOf(2), idOf(1), idOf(0)],
        total: 4,
      });
      swept.sweep();
      expect(swept.size).toBe(4);
    });

    /** A few are moved within the orders, many are sorted again. */
    it.each([1, 250])('change every order, %i at a time', (count) => {
      const changing = new ListTable(FIELDS, SEARCHED);
      const order = (field: string) =>
        changing.page({ sort: { field, direction: 1 }, filter: {} }, 0, 1000)?.ids;
      changing.put(people);
      order('at');
      order('sortKeys.name');
      const more = Array.from({ length: count }, (_, n): Person => ({
        _id: new Types.ObjectId(),
        at: day(-n - 1),
        sortKeys: { name: `m${n}` },
      }));
      const moved = { ...people[6], at: day(-1000), sortKeys: { name: 'aa' } } as Person;
      changing.put([...more, moved]);
      changing.remove(idOf(2));
      changing.remove('f'.repeat(24));
      const expected = new ListTable(FIELDS, SEARCHED);
      expected.put([...people.filter((_, n) => n !== 2 && n !== 6), ...more, moved]);
      for (const field of ['at', 'sortKeys.name'])
        expect(order(field)).toEqual(
          expected.page({ sort: { field, direction: 1 }, filter: {} }, 0, 1000)?.ids,
        );
      expect(changing.size).toBe(6 + count);
    });
  });
});
