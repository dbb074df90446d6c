import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, MongoClient } from 'mongodb';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { prepareHome } from '../lib/home.ts';
import { cacheDir } from '../lib/paths.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { mongodb } from './mongodb.ts';

const RECORDS = 4000;
const WORDS = 10;
const home = prepareHome(mkdtempSync(join(tmpdir(), 'concord-indexes-')));
const supervisor = new Supervisor({ logs: join(home, 'logs') });
const context = { home, cache: cacheDir(), env: cleanEnvironment(), secrets: loadSecrets(home), supervisor };

interface Note {
  number: number;
  words: string[];
}

/** Starts the server for as long as `work` needs its notes. */
async function withNotes<T>(work: (notes: Collection<Note>) => Promise<T>): Promise<T> {
  const { env } = await mongodb(context);
  const client = new MongoClient(env.MONGODB_URI ?? '');
  try {
    return await work(client.db('test-indexes').collection<Note>('notes'));
  } finally {
    await client.close();
    await supervisor.end('mongodb');
  }
}

const wordOf = (number: number, at: number) => `word-${at}-${number % 7}`;
const found = (notes: Collection<Note>) => notes.countDocuments({ words: wordOf(3, 4) });
const indexes = async (notes: Collection<Note>) => (await notes.indexes()).map(({ name }) => name);
const expected = Array.from({ length: RECORDS }, (_, number) => number).filter(
  (number) => number % 7 === 3,
).length;

describe('indexes on records that are there', () => {
  before(() =>
    withNotes((notes) =>
      notes.insertMany(
        Array.from({ length: RECORDS }, (_, number) => ({
          number,
          words: Array.from({ length: WORDS }, (__, at) => wordOf(number, at)),
        })),
      ),
    ),
  );
  after(async () => {
    await supervisor.stop(3000);
    rmSync(home, { recursive: true, force: true });
  });

  it('find all of them, or are not listed, when the server is killed meanwhile', async () => {
    for (const delayMs of [300, 3000]) {
      await withNotes(async (notes) => {
        const making = notes.createIndex({ words: 1 }, { name: 'words' }).catch(() => undefined);
        await pause(delayMs);
        // Without a grace period it is killed.
        await supervisor.end('mongodb', 0);
        await making;
      });
      await withNotes(async (notes) => {
        assert.equal(await found(notes), expected, `killed after ${delayMs} ms`);
        if ((await indexes(notes)).includes('words')) await notes.dropIndex('words');
      });
    }
  });

  it('are unique where they must be, also after one that failed', async () => {
    await withNotes(async (notes) => {
      const unique = { unique: true, name: 'number' };
      const { insertedId } = await notes.insertOne({ number: 1, words: [] });
      await assert.rejects(notes.createIndex({ number: 1 }, unique), { code: 11000 });
      assert.equal((await indexes(notes)).includes('number'), false);
      await notes.deleteOne({ _id: insertedId });
      await notes.createIndex({ number: 1 }, unique);
      await assert.rejects(notes.insertOne({ number: 1, words: [] }), { code: 11000 });
      await notes.dropIndex('number');
      await notes.insertOne({ number: 1, words: [] });
      assert.equal(await notes.countDocuments({ number: 1 }), 2);
    });
  });
});
