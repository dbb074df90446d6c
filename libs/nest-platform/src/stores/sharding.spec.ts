import type { Connection } from 'mongoose';
import { isShardedById } from './sharding';

/** A connection to a server with this `msg` and these collections in its configuration. */
function connectionOf(msg: string | undefined, collections: readonly { _id: string; key?: object }[]) {
  const findOne = ({ _id }: { _id: string }) =>
    Promise.resolve(collections.find((each) => each._id === _id) ?? null);
  const asked: string[] = [];
  const client = {
    db: (name: string) => {
      asked.push(name);
      return { collection: () => ({ findOne }) };
    },
  };
  const db = { databaseName: 'concord-exams', command: () => Promise.resolve({ msg }) };
  return { connection: { db, getClient: () => client } as unknown as Connection, asked };
}

const byHash = { _id: 'concord-exams.attempts', key: { _id: 'hashed' } };

describe('isShardedById', () => {
  it.each([
    ['sharded by the hash of its _id', [byHash], true],
    ['sharded by a range of it', [{ ...byHash, key: { _id: 1 } }], false],
    ['sharded by another field', [{ ...byHash, key: { student: 'hashed' } }], false],
    ['on one shard', [], false],
    ['that of another database', [{ ...byHash, _id: 'other-exams.attempts' }], false],
  ])('tells of a collection that is %s', async (_, collections, outcome) => {
    const { connection } = connectionOf('isdbgrid', collections);
    expect(await isShardedById(connection, 'attempts')).toBe(outcome);
  });

  it('asks a server that is no router for nothing more', async () => {
    const { connection, asked } = connectionOf(undefined, [byHash]);
    expect(await isShardedById(connection, 'attempts')).toBe(false);
    expect(asked).toEqual([]);
  });
});
