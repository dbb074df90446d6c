import type { Connection } from 'mongoose';

/** `msg` of a sharded cluster's router. */
const ROUTER = 'isdbgrid';
const BY_ID = JSON.stringify({ _id: 'hashed' });

interface ShardedCollection {
  _id: string;
  key?: object;
}

/** True if a collection is sharded by a hash of its `_id`: MongoDB then allows no other unique index. */
export async function isShardedById(
  connection: Pick<Connection, 'db' | 'getClient'>,
  collection: string,
): Promise<boolean> {
  const { db } = connection;
  if (!db || (await db.command({ hello: 1 })).msg !== ROUTER) return false;
  const sharded = connection.getClient().db('config').collection<ShardedCollection>('collections');
  const found = await sharded.findOne({ _id: `${db.databaseName}.${collection}` });
  return JSON.stringify(found?.key) === BY_ID;
}
