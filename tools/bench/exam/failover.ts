import type { MongoFault, MongoFaults, MongoReplicaSet } from '@concord/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Inject, PlannedFault } from '../faults.ts';

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];
const ALL = [...WRITES, 'find', 'aggregate', 'count', 'distinct', 'getMore'];

/** How long a server refuses or loses what it is asked. */
const FAULT_MS = 2500;
/** How long no member of a replica set takes writes while one is elected. */
const ELECTION_MS = 12_000;

/** What each kind of fault does. A server that steps down refuses reads as well; one that ends deceives about writes. */
const KINDS: Record<string, MongoFault> = {
  'refuse-10107': { commands: ALL, effect: 'refuse', code: 10107 },
  'refuse-13435': { commands: ALL, effect: 'refuse', code: 13435 },
  'refuse-11602': { commands: ALL, effect: 'refuse', code: 11602 },
  'refuse-11600': { commands: ALL, effect: 'refuse', code: 11600 },
  'refuse-189': { commands: ALL, effect: 'refuse', code: 189 },
  'refuse-91': { commands: ALL, effect: 'refuse', code: 91 },
  'refuse-50': { commands: ALL, effect: 'refuse', code: 50 },
  'refuse-262': { commands: ALL, effect: 'refuse', code: 262 },
  'deceive-11602': { commands: WRITES, effect: 'deceive', code: 11602 },
  'deceive-189': { commands: WRITES, effect: 'deceive', code: 189 },
  'deceive-91': { commands: WRITES, effect: 'deceive', code: 91 },
  'deceive-64': { commands: WRITES, effect: 'deceive', code: 64 },
  drop: { commands: ALL, effect: 'drop' },
  'lose-answers': { commands: ALL, effect: 'loseAnswer' },
  election: { commands: WRITES, effect: 'delay', ms: ELECTION_MS },
};

/** Another member becomes the primary, and the connections to this one break. */
const MOVE = 'primary-moves';

export const FAILOVER_KINDS = [MOVE, ...Object.keys(KINDS)];

/** Each of these kinds once, so many seconds apart. */
export const oneAfterAnother = (kinds: readonly string[], first: number, every: number): PlannedFault[] =>
  kinds.map((kind, index) => ({ kind, at: first + index * every }));

/** Makes these faults at the proxies that stand before the product's MongoDB. */
export function failovers(proxy: MongoFaults, set: MongoReplicaSet): Inject {
  return async (_, kind) => {
    if (kind === MOVE) {
      await set.move();
      return undefined;
    }
    const fault = KINDS[kind];
    if (!fault) throw new Error(`There is no fault ${kind}`);
    const end = proxy.inject(fault);
    await pause(FAULT_MS).finally(end);
    return undefined;
  };
}
