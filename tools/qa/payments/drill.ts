import { setTimeout as pause } from 'node:timers/promises';
import type { MemberAccount } from '@concord/contracts';
import { print, printStep } from '../../lib/console.ts';
import type { Product } from '../../platform/product.ts';
import { aimGoal, faultGoal, faultRows, madeGoal } from '../faults/fault-goals.ts';
import { FaultSchedule } from '../faults/fault-schedule.ts';
import { Recorder } from '../ledger/recorder.ts';
import { seededRandom } from '../people/random.ts';
import { retrying, signInAsAdmin } from '../people/staff.ts';
import { type Goal, none, printTable, statusText } from '../report/output.ts';
import { compareAccounts } from './compare-accounts.ts';
import { Desk } from './desk.ts';
import { Payer } from './payer.ts';
import { Payers } from './payers.ts';

export interface PaymentDrillOptions {
  /** Members who pay at the same time. */
  members: number;
  /** Number of staff who record payments at the same time. */
  staff: number;
  /** Processes to kill, in this order. */
  kills: readonly string[];
  /** Shortest time from one kill to the next, in seconds. */
  every: number;
  seed: number;
}

const FIRST_KILL_SECONDS = 2;
/** Time after the last kill at which an unrecorded payment counts as an error. */
const STUCK_MS = 90_000;
const MAX_LISTED = 20;
const LOOK_MS = 20;
/** Longer than the sweeper waits before it follows up an account. */
const FOLLOW_UP_MS = 25_000;

/** Lets staff record payments while processes are killed; then compares accounts, invoices and receipts. */
export async function paymentDrill(product: Product, options: PaymentDrillOptions): Promise<Goal[]> {
  const { kills, every, seed } = options;
  const random = seededRandom(seed);
  const recorder = new Recorder();
  const admin = await signInAsAdmin(product.url);
  const desk = new Desk(product.url, admin.token, recorder);
  const payers = new Payers(desk);
  const payer = new Payer(desk, payers, recorder);
  const end = new AbortController();
  await payers.invite(options.members, end.signal);
  // Random pauses, so that kills hit all stages of a payment.
  const aim = async (signal: AbortSignal) => {
    do await pause(random() * LOOK_MS);
    while (payer.sending === 0 && !signal.aborted);
  };
  const planned = kills.map((kind, index) => ({ kind, at: FIRST_KILL_SECONDS + index * every }));
  const schedule = new FaultSchedule(product, planned, recorder, { aim, serves: ['pay'] });
  let isOver = false;
  const paying = Promise.all(
    Array.from({ length: options.staff }, () => payer.run(() => isOver, end.signal)),
  );
  await Promise.race([schedule.finish(), paying]).finally(() => schedule.stop());
  isOver = true;
  printStep('No more faults: the last payments are recorded, everything is compared');
  const limit = setTimeout(() => end.abort(), STUCK_MS);
  await paying;
  clearTimeout(limit);
  await pause(FOLLOW_UP_MS);
  const accounts = new Map<string, MemberAccount>();
  for (const id of payers.made)
    accounts.set(id, await retrying(() => admin.call<MemberAccount>('GET', `member/${id}/account`)));
  const problems = compareAccounts(accounts, payer.recorded);

  const { made, misses } = schedule;
  const calls = recorder.calls('pay');
  printTable(faultRows(made, calls));
  print(`  ${made.length} kills hit a process; ${misses} found none and were made again`);
  print(
    `  ${payer.recorded.length} payments of ${payers.made.length} members; tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`,
  );
  [...problems, ...recorder.problems()].slice(0, MAX_LISTED).forEach((problem) => print(`  ${problem}`));
  return [
    none(problems.length, 'payments lost, doubled or without exactly one receipt of their own'),
    none(recorder.errors.length, 'errors seen by staff'),
    madeGoal(made, kills.length),
    faultGoal(made, calls),
    aimGoal(made, calls),
  ];
}
