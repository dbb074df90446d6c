import { type Connection, Schema } from 'mongoose';
import { TestEnvironment } from '../testing';
import { backFill, type BackFill } from './back-fill';
import { findPage } from '../lists/list-readers';
import { beginningsOf, SEARCH_FIELD_TYPES, SEARCH_FIELDS } from './search-words';

interface Note {
  title: string;
  kind: string;
  words: string[];
  beginnings: string[];
}

/** Record as stored by the previous version. */
interface OldNote {
  tokens: string[];
}

const schema = new Schema<Note>(
  { title: String, kind: String, ...SEARCH_FIELD_TYPES },
  { versionKey: false, strict: 'throw' },
);
const NEWEST = { _id: -1 } as const;

describe('records of an older version', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  const notes = () => connection.model<Note>('note', schema);

  const fill: BackFill<OldNote> = {
    where: { tokens: { $exists: true } },
    fields: ['tokens'],
    change: ({ tokens }) => ({
      $set: { words: tokens, beginnings: beginningsOf(tokens) },
      $unset: { tokens: 1 },
    }),
    batchSize: 10,
  };

  beforeAll(async () => {
    connection = await test.database('students');
  });
  beforeEach(async () => {
    await notes().collection.deleteMany({});
    await notes().collection.insertMany(
      Array.from({ length: 25 }, (_, n) => ({
        title: `Note ${n}`,
        kind: n % 2 ? 'odd' : 'even',
        tokens: ['note', `${n}`],
      })),
    );
  });
  afterAll(() => test.close('students'));

  const find = (query: { page?: number; pageSize?: number; search?: string }, filter?: { kind: string }) =>
    findPage<Note, Pick<Note, 'title'>>(
      notes(),
      { pageSize: 10, ...query },
      { sort: NEWEST, without: ['_id', 'kind', ...SEARCH_FIELDS], filter },
    );

  it('are changed once, whoever begins and however often', async () => {
    const counts = await Promise.all([backFill(notes(), fill), backFill(notes(), fill)]);
    expect(counts[0] + counts[1]).toBe(25);
    expect(await backFill(notes(), fill)).toBe(0);
    expect(await notes().collection.findOne({ title: 'Note 12' }, { projection: { _id: 0 } })).toEqual({
      title: 'Note 12',
      kind: 'even',
      words: ['note', '12'],
      beginnings: ['note', 'not', 'no', 'n', '12', '1'],
    });
  });

  it('go on from where a killed process left them', async () => {
    let left = 15;
    const change: typeof fill.change = (record) => {
      if ((left -= 1) < 0) throw new Error('killed');
      return fill.change(record);
    };
    await expect(backFill(notes(), { ...fill, change })).rejects.toThrow('killed');
    expect(await backFill(notes(), fill)).toBe(15);
    expect((await find({ search: 'note' })).total).toBe(25);
  });

  it('are found by page, search and filter afterwards', async () => {
    await backFill(notes(), fill);
    expect(await find({ page: 3 })).toEqual({
      items: ['Note 4', 'Note 3', 'Note 2', 'Note 1', 'Note 0'].map((title) => ({ title })),
      total: 25,
    });
    expect((await find({})).items).toHaveLength(25);
    expect(await find({ page: 2, pageSize: 4, search: ' NOTE 2 ' })).toEqual({
      items: [{ title: 'Note 20' }, { title: 'Note 2' }],
      total: 6,
    });
    expect(await find({ search: 'note 2' }, { kind: 'odd' })).toMatchObject({ total: 2 });
    expect(await find({ page: 1 }, { kind: 'odd' })).toMatchObject({ total: 12 });
    expect(await find({ search: '--' })).toEqual({ items: [], total: 0 });
  });
});
