import type { Connection } from 'mongoose';
import type { BaseEnv } from '../core/env';

export type ListReaderKind = BaseEnv['LIST_READER'];

const inMemory = new WeakSet<Connection>();

/** Chooses the adapter for the lists of a connection, before its repositories are made; `mongo` by default. */
export function chooseListReader(connection: Connection, kind: ListReaderKind): void {
  if (kind === 'memory') inMemory.add(connection);
  else inMemory.delete(connection);
}

/** True if long lists of this connection are answered from memory. */
export const readsListsInMemory = (connection: Connection): boolean => inMemory.has(connection);
