import type { ExportCursor } from '@concord/contracts';
import { type Connection, Schema, trusted, Types } from 'mongoose';
import type { Page, PageQuery } from '../core/page';
import { AppError } from '../core/app-error';
import { SEARCH_FIELD_TYPES, SEARCH_FIELDS, type SearchFields, searchFields } from '../stores/search-words';
import { chooseListReader, listSizes, TestEnvironment } from '../testing';
import { listReader } from './list-readers';
import { CHANGE_FIELD, dateChanges } from './memory-list/change-dates';
import { listLimits } from './mongo-list/list-limits';
import type { ListDefinition, ListReader, ListSort, PageOptions } from './port/list-reader';

interface Person extends SearchFields {
  _id: Types.ObjectId;
  name: string;
  surname: string;
  at: Date;
  state: string;
  archivedAt?: Date;
}

const schema = new Schema<Person>(
  { name: String, surname: String, at: Date, state: String, archivedAt: Date, ...SEARCH_FIELD_TYPES },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ surname: 1, _id: 1 });
schema.index({ state: 1, at: -1, _id: -1 });
schema.index({ archivedAt: -1 }, { sparse: true });
schema.index({ beginnings: 1 });
dateChanges(schema);

const DAY_MS = 86_400_000;
const NOW = Date.now();
const COUNT = 30;
const HIDDEN = [...SEARCH_FIELDS, CHANGE_FIELD];
const NEWEST = { at: -1, _id: -1 } as const;
const ACTIVE = { archivedAt: null };

/** Names that are found by letters inside, in spellings with accents, hooks and apostrophes. */
const NAMES = [
  ['Muhammed', 'Nasiu'],
  ['Ó’Brien', 'Halima'],
  ['Ƴarʼadua', 'Mohammed'],
  ['Okoro'.normalize('NFD'), 'Olúṣọlá'.normalize('NFD')],
  ['Abdul-Hakeem', 'Bo'],
];

const people = Array.from({ length: COUNT }, (_, n): Person => {
  const [surname = '', name = ''] = NAMES[n] ?? [`Person${n}`, 'Ada'];
  const state = n % 3 === 0 ? 'Kano' : 'Lagos';
  return {
    _id: new Types.ObjectId(),
    name,
    surname,
    // Three records of each moment.
    at: new Date(NOW - Math.floor(n / 3) * DAY_MS),
    state,
    ...(n === 29 && { archivedAt: new Date(NOW) }),
    ...searchFields([surname, state], [`0803111${2000 + n}`]),
  };
});
const newestFirst = people.toSorted(
  (a, b) => b.at.getTime() - a.at.getTime() || (String(b._id) < String(a._id) ? -1 : 1),
);

const LIST: ListDefinition = {
  searched: { words: 'words', names: ['surname', 'name'] },
  absent: 'archivedAt',
  inMemory: { moment: 'at', fields: ['at', 'surname', 'state', 'archivedAt'] },
};
/** A list without stored words. */
const TEXTS: ListDefinition = {
  searched: { texts: ['state'], names: ['surname'] },
  inMemory: { moment: 'at', fields: ['at', 'state'] },
};

const test = new TestEnvironment();
const { min, namedMin } = listSizes;
let connection: Connection;
const model = () => connection.model<Person>('listed', schema);

beforeAll(async () => {
  connection = await test.database('students');
  await model().createIndexes();
  await model().insertMany(people);
});
afterEach(() => Object.assign(listSizes, { min, namedMin }));
afterAll(() => test.close('students'));

describe.each([
  { adapter: 'MongoDB', kind: 'mongo', size: COUNT + 1 },
  { adapter: 'the launcher’s store', kind: 'memory', size: COUNT + 1 },
  { adapter: 'memory', kind: 'memory', size: 1 },
] as const)('a list by the adapter of $adapter', ({ kind, size }) => {
  const open = async (definition: ListDefinition): Promise<ListReader<Person>> => {
    chooseListReader(connection, kind);
    Object.assign(listSizes, { min: size, namedMin: size });
    listSizes.loaded.clear();
    const list = listReader(model(), definition);
    await list.warm();
    return list;
  };
  const idsOf = (items: readonly { _id: unknown }[]) => items.map(({ _id }) => String(_id));
  const page = async (query: Partial<PageQuery>, options: Partial<PageOptions> = {}, definition = LIST) => {
    const list = await open(definition);
    return list.page({ pageSize: 10, page: 1, ...query }, { sort: NEWEST, without: HIDDEN, ...options });
  };
  const surnames = ({ items, total }: Page<Person>) => {
    expect(total).toBe(items.length);
    return items.map(({ surname }) => surname.normalize('NFC'));
  };

  it('has pages in order, each record on one of them, and an exact total', async () => {
    const found = [];
    for (const number of [1, 2, 3]) {
      const { items, total, isAtLeast } = await page({ page: number }, { filter: ACTIVE });
      expect([total, isAtLeast]).toEqual([COUNT - 1, undefined]);
      found.push(...idsOf(items));
    }
    expect(found).toEqual(idsOf(newestFirst.filter(({ archivedAt }) => !archivedAt)));
    expect((await page({ page: 9 })).items).toEqual([]);
  });

  it('filters and sorts, without the fields that are hidden', async () => {
    const filter = { state: 'Kano', at: trusted({ $gt: new Date(NOW - 5 * DAY_MS - 1) }), ...ACTIVE };
    const { items, total } = await page({}, { filter, sort: { surname: -1, _id: -1 } });
    expect([items.map(({ surname }) => surname), total]).toEqual([
      ['Person9', 'Person6', 'Person15', 'Person12', 'Okoro', 'Muhammed'],
      6,
    ]);
    expect(items[0]).not.toHaveProperty('words');
    const archived = await page({}, { filter: { archivedAt: trusted({ $gt: new Date(0) }) } });
    expect(surnames(archived)).toEqual(['Person29']);
  });

  it('is read whole without a page', async () => {
    const { items, total } = await page({ page: undefined }, { filter: { state: 'Lagos' } });
    expect([items.length, total]).toEqual([20, 20]);
  });

  it.each<ListSort>([NEWEST, { at: 1, _id: 1 }, { surname: 1, _id: 1 }])(
    'is read after a record in the order %j, each record once',
    async (sort) => {
      const list = await open(LIST);
      const found: Person[] = [];
      let after: ExportCursor | undefined;
      do {
        const rows = await list.after({ sort, filter: { state: 'Lagos' }, after, limit: 7 });
        found.push(...rows.items);
        after = rows.next;
      } while (after);
      const { items } = await list.page({ pageSize: 10 }, { sort, filter: { state: 'Lagos' } });
      expect(idsOf(found)).toEqual(idsOf(items));
      expect(found).toHaveLength(20);
    },
  );

  it.each([
    ['hammed', ['Muhammed', 'Ƴarʼadua']],
    ['HAMMED nasiu', ['Muhammed']],
    ['obrien', ['Ó’Brien']],
    ['O’Brien', ['Ó’Brien']],
    ['yaradua', ['Ƴarʼadua']],
    ['olusola', ['Okoro']],
    ['lushakeem', []],
    ['ulhak', ['Abdul-Hakeem']],
    ['hakeem', ['Abdul-Hakeem']],
    ['bo', ['Abdul-Hakeem']],
    ['mm', []],
    ['person9', ['Person9']],
    ['08031112012', ['Person12']],
    ['2000 hammed', ['Muhammed']],
    ['2012 lagos', []],
    ['2012 kano', ['Person12']],
    ['---', []],
    ['(x', []],
  ])('finds %j by beginnings of words and inside names', async (search, expected) => {
    expect(surnames(await page({ search })).sort()).toEqual(expected.toSorted());
    const list = await open(LIST);
    const { items } = await list.after({ sort: NEWEST, search, limit: 10 });
    expect(items.map(({ surname }) => surname.normalize('NFC')).sort()).toEqual(expected.toSorted());
  });

  it('searches texts that have no stored words', async () => {
    expect(surnames(await page({ search: 'hammed kan' }, {}, TEXTS))).toEqual(['Muhammed']);
    expect((await page({ search: 'ano' }, {}, TEXTS)).total).toBe(0);
    expect((await page({ search: 'lag', page: 2 }, {}, TEXTS)).items).toHaveLength(10);
  });

  it('counts', async () => {
    const list = await open(LIST);
    expect(await list.count()).toBe(COUNT);
    expect(await list.count(ACTIVE)).toBe(COUNT - 1);
    expect(await list.count({ state: 'Lagos', ...ACTIVE })).toBe(19);
  });
});

describe('a list on MongoDB', () => {
  const { countedMax, searchMaxMs } = listLimits;
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(listLimits, { countedMax, searchMaxMs });
  });
  const open = (definition: ListDefinition) => {
    chooseListReader(connection, 'mongo');
    return listReader(model(), definition);
  };
  const query = { page: 1, pageSize: 10 };

  it('counts what a filter finds up to a bound, and the whole list exactly', async () => {
    listLimits.countedMax = 12;
    const list = open(LIST);
    const totals = async (search?: string, filter = {}) => {
      const { total, isAtLeast } = await list.page({ ...query, search }, { sort: NEWEST, filter });
      return [total, isAtLeast];
    };
    expect(await totals()).toEqual([COUNT, undefined]);
    expect(await totals(undefined, ACTIVE)).toEqual([COUNT - 1, undefined]);
    expect(await totals(undefined, { state: 'Lagos', ...ACTIVE })).toEqual([12, true]);
    expect(await totals(undefined, { state: 'Kano', ...ACTIVE })).toEqual([10, undefined]);
    expect(await totals('erson')).toEqual([12, true]);
  });

  it('leaves the count, finds beginnings only, or refuses, where a search takes too long', async () => {
    const expired = Object.assign(new connection.base.mongo.MongoServerError({ code: 50 }), {
      message: 'time',
    });
    const count = jest.spyOn(model(), 'countDocuments').mockImplementation(() => {
      throw expired;
    });
    const first = await open(LIST).page({ ...query, search: 'erson' }, { sort: NEWEST });
    expect([first.items.length, first.total, first.isAtLeast]).toEqual([10, 10, true]);
    count.mockRestore();
    const find = jest.spyOn(model(), 'find').mockImplementation(() => {
      throw expired;
    });
    const search = { ...query, search: 'muham' };
    expect((await open(LIST).page(search, { sort: NEWEST })).items.map(({ surname }) => surname)).toEqual([
      'Muhammed',
    ]);
    expect((await open(LIST).after({ sort: NEWEST, search: 'muham', limit: 5 })).items).toHaveLength(1);
    await expect(open(TEXTS).page(search, { sort: NEWEST })).rejects.toThrow(AppError);
    find.mockImplementation(() => {
      throw new Error('the store is away');
    });
    await expect(open(LIST).page(search, { sort: NEWEST })).rejects.toThrow('the store is away');
  });
});
