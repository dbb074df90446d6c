import { type Connection, Schema, Types } from 'mongoose';
import { eventually, listSizes, TestEnvironment } from '../../testing';
import { CHANGE_FIELD, dateChanges } from './change-dates';
import { ListIndex } from './list-index';
import { MemoryList } from './memory-list';
import {
  SEARCH_FIELD_TYPES,
  SEARCH_FIELDS,
  type SearchFields,
  searchFields,
} from '../../stores/search-words';

interface Person extends SearchFields {
  _id: Types.ObjectId;
  name: string;
  at: Date;
  status?: string;
}

const schema = new Schema<Person>(
  { name: String, at: Date, status: String, ...SEARCH_FIELD_TYPES },
  { versionKey: false },
);
schema.index({ at: -1, _id: -1 });
schema.index({ beginnings: 1 });
dateChanges(schema);

const IN_MEMORY = { moment: 'at', fields: ['at', 'name', 'status'] };
const NEWEST = { at: -1, _id: -1 } as const;
const DAY_MS = 86_400_000;
const now = Date.now();
const COUNT = 25;

const person = (n: number): Person => ({
  _id: new Types.ObjectId(),
  name: `Person ${n}`,
  // One in the future, most in recent days, some long ago.
  at: new Date(now - (n - 1) * DAY_MS * (n > 20 ? 500 : 1)),
  ...(n % 2 === 0 && { status: 'accepted' }),
  ...searchFields([`Person ${n}`]),
});

describe(ListIndex.name, () => {
  const test = new TestEnvironment();
  const { min, max } = listSizes;
  let connection: Connection;
  let list: MemoryList<Person>;
  let people: Person[];
  const model = () => connection.model<Person>('person', schema);
  const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

  beforeAll(async () => {
    connection = await test.database('students');
    await model().createIndexes();
  });
  beforeEach(async () => {
    listSizes.min = 1;
    listSizes.loaded.clear();
    await model().deleteMany({});
    people = Array.from({ length: COUNT }, (_, n) => person(n));
    await model().insertMany(people);
    list = new MemoryList(model(), { searched: { words: 'words' }, inMemory: IN_MEMORY });
    await list.warm();
  });
  afterEach(() => {
    listSizes.min = min;
    listSizes.max = max;
    jest.restoreAllMocks();
  });
  afterAll(() => test.close('students'));

  /** Runs a read; its filters are on ids only if the list came from memory. */
  const isFromMemory = async <T>(ask: () => Promise<T>): Promise<{ answer: T; filters: string[] }> => {
    const find = jest.spyOn(model(), 'find');
    const answer = await ask();
    const filters = find.mock.calls.map(([filter]) => Object.keys(filter ?? {}).join());
    find.mockRestore();
    return { answer, filters: filters.filter((filter) => filter !== CHANGE_FIELD) };
  };
  const page = (filter = {}, search?: string, number = 1) =>
    list.page<Omit<Person, keyof SearchFields>>(
      { page: number, pageSize: 10, search },
      { sort: NEWEST, filter, without: [...SEARCH_FIELDS, CHANGE_FIELD] },
    );
  /** Requests a page as if this many minutes later. */
  const asIfIn = async (minutes: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
    await page();
    clock.mockRestore();
  };

  it('answers pages as the store does, and asks it for their records alone', async () => {
    const { answer, filters } = await isFromMemory(() => page({ status: 'accepted' }, undefined, 2));
    expect(filters).toEqual(['_id']);
    listSizes.min = COUNT + 1;
    expect(answer).toEqual(await page({ status: 'accepted' }, undefined, 2));
    expect(namesOf(answer.items)).toEqual(['Person 20', 'Person 22', 'Person 24']);
    expect(answer.total).toBe(13);
  });

  it('answers a search, the parts of a list and a count', async () => {
    const { answer, filters } = await isFromMemory(() => page({}, 'person 17'));
    expect(namesOf(answer.items)).toEqual(['Person 17']);
    expect(filters).toEqual(['_id']);
    const first = await list.after({ sort: NEWEST, limit: 20 });
    const second = await list.after({ sort: NEWEST, limit: 20, after: first.next });
    expect(namesOf([...first.items, ...second.items])).toEqual(namesOf(people));
    expect(second.next).toBeUndefined();
    expect(await list.count({ status: null })).toBe(12);
  });

  describe('with whole rows for files', () => {
    const FIELDS = ['name', 'at'];
    const { keptMax } = listSizes;
    const rows = async () => {
      const asked = { sort: NEWEST, limit: 10, only: FIELDS };
      const { answer, filters } = await isFromMemory(() => list.after(asked));
      return { names: namesOf(answer.items), items: answer.items, filters };
    };
    const warmed = async () => {
      list = new MemoryList(model(), { inMemory: { ...IN_MEMORY, kept: FIELDS } });
      await list.warm();
    };
    beforeEach(async () => {
      // The previous test's records were deleted a moment ago.
      await connection.collection('list-deletions').deleteMany({});
      await warmed();
    });
    afterEach(() => (listSizes.keptMax = keptMax));

    it('asks the store for nothing but changes, and has each of them at once', async () => {
      const fromStore = await new MemoryList(model(), {}).after({ sort: NEWEST, limit: 10, only: FIELDS });
      expect((await rows()).items).toEqual(fromStore.items);
      await model().updateOne({ _id: people[1]?._id }, { $set: { name: 'Renamed' } });
      const { names, filters } = await rows();
      expect(names.slice(0, 3)).toEqual(['Person 0', 'Renamed', 'Person 2']);
      expect(filters).toEqual([]);
    });

    it('has nobody who was deleted a moment ago', async () => {
      await model().deleteOne({ _id: people[1]?._id });
      const { names, filters } = await rows();
      expect(names.slice(0, 2)).toEqual(['Person 0', 'Person 2']);
      expect(filters).toEqual([]);
      await model().deleteMany({ name: 'Person 2' });
      const later = await rows();
      expect(later.names.slice(0, 2)).toEqual(['Person 0', 'Person 3']);
      expect(later.filters).toContain('_id');
    });

    it('omits records deleted at the start of a reload', async () => {
      let release: (rows: Person[]) => void = () => undefined;
      const held = new Promise<Person[]>((resolve) => (release = resolve));
      const remove = async () => {
        await model().deleteOne({ _id: people[1]?._id });
        return COUNT;
      };
      const count = jest.spyOn(model(), 'estimatedDocumentCount');
      count.mockImplementationOnce(() => ({ exec: remove }) as never);
      const find = model().find.bind(model()) as (...asked: unknown[]) => unknown;
      const ranges = jest.fn(() => ({ lean: () => ({ exec: () => held }) }));
      const asked = (...[filter, ...rest]: [object, ...unknown[]]) =>
        'at' in filter ? ranges() : find(filter, ...rest);
      jest.spyOn(model(), 'find').mockImplementation(asked as never);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
      await list.count();
      clock.mockRestore();
      await eventually(() => Promise.resolve(ranges.mock.calls.length > 0));
      const { items } = await list.after({ sort: NEWEST, limit: 2, only: FIELDS });
      expect(namesOf(items)).toEqual(['Person 0', 'Person 2']);
      release([]);
    });

    it('has nobody whose deletion was noted when it was tried once more', async () => {
      await model().collection.deleteOne({ _id: people[1]?._id });
      expect((await rows()).names.slice(0, 2)).toEqual(['Person 0', 'Person 1']);
      await model().deleteOne({ _id: people[1]?._id });
      expect((await rows()).names.slice(0, 2)).toEqual(['Person 0', 'Person 2']);
    });

    it('asks for other fields, and for those of a very long list, by ids', async () => {
      expect((await isFromMemory(() => page())).filters).toEqual(['_id']);
      listSizes.keptMax = COUNT - 1;
      await warmed();
      expect((await rows()).filters).toEqual(['_id']);
    });
  });

  it('tells at once of what another process stored, changed or deleted', async () => {
    const [first, second, third] = people as [Person, Person, Person];
    await model().insertMany([{ ...person(0), name: 'New', at: new Date(now + 2 * DAY_MS) }]);
    await model().updateOne({ _id: first._id }, { $set: { at: new Date(0) } });
    await model().findOneAndUpdate({ _id: third._id }, { $unset: { status: 1 } });
    await model().deleteOne({ _id: second._id });
    const { items, total } = await page();
    expect(namesOf(items).slice(0, 2)).toEqual(['New', 'Person 2']);
    expect(total).toBe(COUNT);
    expect((await page({ status: 'accepted' })).total).toBe(13);
    expect(namesOf((await page({}, undefined, 3)).items)).toEqual([...namesOf(people.slice(21)), 'Person 0']);
  });

  it('answers callers of one moment, each after the writes that it made', async () => {
    const totals = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        await model().insertMany([{ ...person(n), name: `Own ${n}`, ...searchFields([`Own${n}`]) }]);
        return (await page({}, `own${n}`)).total;
      }),
    );
    expect(totals).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('reloads the list after an hour, with manual writes and deletions', async () => {
    await model().collection.insertMany([person(30), person(31)]);
    await model().collection.deleteOne({ _id: people[24]?._id });
    expect((await page()).total).toBe(COUNT);
    await asIfIn(61);
    await eventually(async () => (await page()).total === COUNT + 1);
    expect((await page({}, 'person 24')).total).toBe(0);
  });

  it('counts at once without what another process deleted', async () => {
    const other = new ListIndex(model(), { moment: 'at', fields: ['at', 'status'] });
    await other.warm();
    await model().deleteOne({ _id: people[24]?._id });
    await model().deleteOne({ _id: people[22]?._id, status: 'rejected' });
    expect(await list.count()).toBe(COUNT - 1);
    expect(await other.count({})).toBe(COUNT - 1);
    expect((await page({}, undefined, 2)).total).toBe(COUNT - 1);
  });

  it('leaves a list to the store where all lists of a process are too long', async () => {
    const other = new ListIndex(model(), { moment: 'at', fields: ['at'] });
    listSizes.max = COUNT + 1;
    await other.warm();
    expect(await list.count()).toBe(COUNT);
    expect(await other.count({})).toBeUndefined();
  });

  it('reloads the list after five minutes if records were deleted that no page showed', async () => {
    await model().deleteMany({ name: 'Person 24' });
    expect((await page()).total).toBe(COUNT);
    await asIfIn(6);
    await eventually(async () => (await page()).total === COUNT - 1);
  });

  it('leaves a list to the store that is short, too long, or being read', async () => {
    const asked = async () => (await isFromMemory(() => page())).filters;
    listSizes.min = COUNT + 1;
    expect(await asked()).toEqual(['']);
    listSizes.min = 1;
    expect(await asked()).toContain('');
    await eventually(async () => (await asked()).join() === '_id');
    listSizes.max = COUNT - 1;
    expect(await asked()).toEqual(['']);
  });

  it('fails as the store does, and answers again after it', async () => {
    const find = jest.spyOn(model(), 'find').mockImplementation(() => {
      throw new Error('the store is away');
    });
    await expect(page()).rejects.toThrow('the store is away');
    find.mockRestore();
    expect((await page()).total).toBe(COUNT);
  });
});
