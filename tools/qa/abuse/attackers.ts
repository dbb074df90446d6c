import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Strength } from './attacks.ts';
import type { KnownToAttackers } from './known-to-attackers.ts';

/** An attack that the attackers' process runs. */
export interface AttackOrder {
  name: string;
  strength: Strength;
  url: string;
  known: KnownToAttackers;
}

type Statuses = [status: number, count: number][];

const PROGRAM = new URL('./attacker-process.ts', import.meta.url);
/**
 * Low priority: real attackers use other machines, so these get the CPU time that the product and honest
 * users leave.
 */
const NICENESS = 10;

export const isOrder = (value: unknown): value is AttackOrder =>
  typeof value === 'object' && value !== null && 'strength' in value && 'known' in value;

export const statusesOf = (statuses: ReadonlyMap<number, number>): Statuses => [...statuses];

/** Runs attacks in a separate process, so that they do not delay the calls of honest users. */
export class Attackers {
  private readonly child: ChildProcess;
  private readonly answered: Promise<Map<number, number>>;

  constructor(order: AttackOrder) {
    // Buffers keep their bytes.
    this.child = fork(PROGRAM, { serialization: 'advanced' });
    if (this.child.pid !== undefined) setPriority(this.child.pid, NICENESS);
    this.answered = once(this.child, 'message').then(([statuses]) => new Map(statuses as Statuses));
    this.child.once(
      'exit',
      (code) => code && this.child.emit('error', new Error(`Attackers ended with ${code}`)),
    );
    this.child.send(order);
  }

  /** @returns the count of answers by status @throws Error when the attackers' process has failed */
  async end(): Promise<Map<number, number>> {
    this.child.send('end');
    return this.answered;
  }
}
