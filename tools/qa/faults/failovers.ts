import { setTimeout as pause } from 'node:timers/promises';
import type { MongoFault } from '@concord/testing';
import type { Product } from '../../platform/product.ts';
import { TestStores } from '../../stores/test-stores.ts';
import type { Inject } from './faults.ts';
import { withStartedProduct } from '../processes/product.ts';

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const ALL = [...WRITES, 'find', 'aggregate', 'count', 'distinct', 'getMore'];

/** Duration of a fault. */
const FAULT_MS = 2500;
/** Maximum time of an election, without a primary. */
const ELECTION_MS = 12_000;

type Code = Extract<MongoFault, { code: unknown }>['code'];

/** Error codes of a server that steps down, which refuses reads as well. */
const REFUSALS: readonly Code[] = [10107, 13435, 11602, 11600, 189, 91, 50, 262];
const DECEPTIONS: readonly Code[] = [11602, 189, 91, 64];

/** Faults of a MongoDB server, by name. `deceive` executes a write and reports an error. */
const SERVER_FAULTS: Record<string, MongoFault> = {
  ...Object.fromEntries(
    REFUSALS.map((code) => [`refuse-${code}`, { commands: ALL, effect: 'refuse', code }]),
  ),
  ...Object.fromEntries(
    DECEPTIONS.map((code) => [`deceive-${code}`, { commands: WRITES, effect: 'deceive', code }]),
  ),
  drop: { commands: ALL, effect: 'drop' },
  'lose-answers': { commands: ALL, effect: 'loseAnswer' },
  election: { commands: WRITES, effect: 'delay', ms: ELECTION_MS },
};

/** Name of the fault in which another member becomes primary, and connections to the present one break. */
const MOVE = 'primary-moves';

export const FAILOVER_KINDS: readonly string[] = [MOVE, ...Object.keys(SERVER_FAULTS)];

/** Provides a product on a replica set behind proxies, on which `inject` makes these faults. */
export async function withFailingStore(
  work: (product: Product, inject: Inject) => Promise<void>,
): Promise<void> {
  const { MongoFaults, MongoReplicaSet } = await import('@concord/testing');
  const stores = await TestStores.open();
  const proxy = await MongoFaults.to(stores.env.MONGODB_URI ?? '');
  const set = await MongoReplicaSet.to(proxy.url);
  const inject: Inject = async (_, kind) => {
    if (kind === MOVE) {
      await set.move();
      return undefined;
    }
    const fault = SERVER_FAULTS[kind];
    if (!fault) throw new Error(`There is no fault ${kind}`);
    await pause(FAULT_MS).finally(proxy.inject(fault));
    return undefined;
  };
  const afterwards = async () => {
    await set.end();
    await proxy.cut();
    await stores.close();
  };
  await withStartedProduct((product) => work(product, inject), {
    env: { ...stores.env, MONGODB_URI: set.url },
    afterwards,
  });
}
