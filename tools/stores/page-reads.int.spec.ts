import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Collection, type Db, type Filter, MongoClient, ObjectId } from 'mongodb';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { prepareHome } from '../lib/home.ts';
import { cacheDir } from '../lib/paths.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { mongodb } from './mongodb.ts';

interface Note {
  _id: ObjectId | string | number;
  group: string | string[] | number | null;
  owner?: string;
}

const RECORDS = 300;
const home = prepareHome(mkdtempSync(join(tmpdir(), 'concord-pages-')));
const supervisor = new Supervisor({ logs: join(home, 'logs') });
const ids = Array.from({ length: RECORDS }, () => new ObjectId());
let client: MongoClient;
let notes: Collection<Note>;

/** Ids of all pages of this filter, each read after the last id of the page before. */
async function read(filter: Filter<Note>, limit: number, first?: Note['_id']): Promise<Note['_id'][]> {
  const found: Note['_id'][] = [];
  for (let last = first; ; last = found.at(-1)) {
    const place = last === undefined ? {} : { _id: { $gt: last } };
    const page = await notes.find({ ...filter, ...place }, { sort: { _id: 1 }, limit }).toArray();
    found.push(...page.map(({ _id }) => _id));
    if (page.length < limit) return found;
  }
}

describe('the launcher’s MongoDB', () => {
  before(async () => {
    const cache = cacheDir();
    const context = { home, cache, env: cleanEnvironment(), secrets: loadSecrets(home), supervisor };
    client = new MongoClient((await mongodb(context)).env.MONGODB_URI ?? '');
    const database: Db = client.db('test-pages');
    notes = database.collection<Note>('notes');
    // Not in the order of their ids, and beside records of other collections.
    await database.collection('aside').insertMany(Array.from({ length: 20 }, () => ({})));
    await database.collection('other').insertMany(Array.from({ length: 20 }, () => ({})));
    await notes.insertMany(
      [...ids]
        .reverse()
        .map((_id, at) => ({ _id, group: `g${at % 20}`, ...(at % 3 === 0 && { owner: `o${at % 2}` }) })),
    );
    await notes.createIndex({ owner: 1 });
  });
  after(async () => {
    await client.close();
    await supervisor.stop(3000);
    rmSync(home, { recursive: true, force: true });
  });

  it('reads each record once by pages, in the order of ids', async () => {
    assert.deepEqual((await read({}, 7)).map(String), ids.map(String));
    assert.deepEqual((await read({}, RECORDS)).map(String), ids.map(String));
    assert.deepEqual((await read({}, 50, ids[99])).map(String), ids.slice(100).map(String));
  });

  it('reads pages of a filter, with an index and without', async () => {
    const all = await notes.find({}).toArray();
    const idsOf = (is: (note: Note) => boolean) =>
      all
        .filter(is)
        .map(({ _id }) => String(_id))
        .sort();
    assert.deepEqual(
      (await read({ group: 'g3' }, 4, ids[0])).map(String),
      idsOf(({ group }) => group === 'g3'),
    );
    const owned = idsOf(({ owner }) => owner === 'o0');
    assert.deepEqual(
      (await read({ owner: 'o0' }, 9, ids[0])).map(String),
      owned.filter((id) => id > String(ids[0])),
    );
    const free = idsOf(({ owner }) => owner === undefined);
    assert.deepEqual(
      (await read({ owner: null } as never, 9, ids[0])).map(String),
      free.filter((id) => id > String(ids[0])),
    );
  });

  it('reads the first records of a filter with a limit', async () => {
    const owners = async (filter: Filter<Note>, limit: number) =>
      (await notes.find(filter, { limit }).toArray()).map(({ owner }) => owner);
    assert.deepEqual(await owners({ owner: { $gt: 'o0' } }, 3), ['o1', 'o1', 'o1']);
    assert.equal((await owners({ owner: { $gte: 'o0' } }, RECORDS)).length, RECORDS / 3);
    // Another field decides too, so most of what the index finds is not meant.
    const both = { owner: { $gte: 'o0' }, group: 'g6' };
    assert.equal((await owners(both, 1)).length, 1);
    assert.equal((await owners(both, 50)).length, await notes.countDocuments(both));
    assert.deepEqual(await owners({ owner: 'nobody' }, 1), []);
  });

  it('keeps ids of other types out of a page', async () => {
    await notes.insertMany([
      { _id: 'text', group: null },
      { _id: 5, group: 7 },
    ]);
    assert.deepEqual((await read({}, 50, ids[99])).map(String), ids.slice(100).map(String));
    assert.deepEqual(await read({}, 50, 'a'), ['text']);
    assert.equal((await read({}, 50)).length, RECORDS + 2);
    await notes.deleteMany({ _id: { $in: ['text', 5] } });
  });

  it('finds values of a long list, in arrays too', async () => {
    const lists = [{ group: ['g1', 'other'] }, { group: 3 }, { group: null }].map((note) => ({
      _id: new ObjectId(),
      ...note,
    }));
    await notes.insertMany(lists);
    const many = Array.from({ length: 10 }, (_, at) => `g${at}`);
    const inMany = RECORDS / 2;
    assert.equal(await notes.countDocuments({ group: { $in: many } }), inMany + 1);
    assert.equal(await notes.countDocuments({ group: { $nin: many } }), inMany + 2);
    const mixed = [...many, 3, null];
    assert.equal(await notes.countDocuments({ group: { $in: mixed } }), inMany + 3);
    const wanted = [...ids.slice(0, 50), new ObjectId()];
    assert.equal(await notes.countDocuments({ _id: { $in: wanted } }), 50);
    assert.equal(await notes.countDocuments({ _id: { $in: wanted }, group: 'nobody' }), 0);
    const changed = await notes.updateMany({ _id: { $in: wanted } }, { $set: { owner: 'new' } });
    assert.equal(changed.modifiedCount, 50);
    await assert.rejects(notes.countDocuments({ group: { $in: [...many, { $gt: 1 }] } } as never), {
      code: 2,
    });
    await notes.deleteMany({ _id: { $in: lists.map(({ _id }) => _id) } });
  });

  it('finds values of the first array of an index, beside single values in one command and after one', async () => {
    await notes.createIndex({ group: 1 });
    const among = async (filter: Filter<Note>) => notes.countDocuments(filter);
    const before = await among({ group: 'g5' });
    const _id = new ObjectId();
    await notes.insertMany([{ group: 'g5' }, { _id, group: ['g5', 'late'] }, { group: 'late' }] as Note[]);
    assert.equal(await among({ group: 'g5' }), before + 2);
    assert.equal(await among({ group: 'late' }), 2);
    await notes.updateOne({ _id }, { $set: { group: ['moved'] } });
    assert.equal(await among({ group: 'g5' }), before + 1);
    assert.equal(await among({ group: 'moved' }), 1);
    await notes.deleteMany({ _id: { $nin: ids } });
    await notes.dropIndex('group_1');
  });

  it('leaves fields out, and keeps those that are asked for', async () => {
    const _id = new ObjectId();
    await notes.insertOne({ _id, group: ['a', 'b'], owner: 'o' });
    const read = async (projection?: Record<string, unknown>) =>
      notes.findOne({ _id }, { projection: projection as never });
    assert.deepEqual(await read(), { _id, group: ['a', 'b'], owner: 'o' });
    assert.deepEqual(await read({ group: 0 }), { _id, owner: 'o' });
    assert.deepEqual(await read({ group: 0, _id: 0 }), { owner: 'o' });
    assert.deepEqual(await read({ owner: 1, group: true }), { _id, group: ['a', 'b'], owner: 'o' });
    assert.deepEqual(await read({ owner: 1, _id: 0 }), { owner: 'o' });
    assert.deepEqual(await read({ group: { $slice: 1 } }), { _id, group: ['a'], owner: 'o' });
    await notes.deleteOne({ _id });
  });
});
