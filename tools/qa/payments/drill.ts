import { setTimeout as pause } from 'node:timers/promises';
import type { Member, MemberAccount } from '@concord/contracts';
import { print, printStep } from '../../lib/console.ts';
import type { Product } from '../../platform/product.ts';
import { aimGoal, faultGoal, faultRows, FaultSchedule } from '../faults/faults.ts';
import { Recorder } from '../ledger/recorder.ts';
import { seededRandom } from '../people/random.ts';
import { retrying, signInAsAdmin } from '../people/staff.ts';
import { type Goal, none, printTable, statusText } from '../report/output.ts';
import { Payer, type RecordedPayment } from './payer.ts';

export interface PaymentDrillOptions {
  members: number;
  /** Number of staff who record payments at the same time. */
  staff: number;
  /** Processes to kill, in this order. */
  kills: readonly string[];
  /** Seconds from one kill to the next. */
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

/** Lets staff record payments while processes are killed; then compares accounts and receipts. */
export async function paymentDrill(product: Product, options: PaymentDrillOptions): Promise<Goal[]> {
  const { kills, every, seed } = options;
  const random = seededRandom(seed);
  const recorder = new Recorder();
  const admin = await signInAsAdmin(product.url);
  const members: string[] = [];
  for (let number = 1; number <= options.members; number += 1) {
    const person = { surname: `Payer ${number}`, firstName: 'Drill' };
    const body = { person, grade: 'Associate', inductedOn: '2026-01-01', fees: ['form'] };
    members.push((await retrying(() => admin.call<Member>('POST', 'member', body)))._id);
  }
  const payer = new Payer(product.url, admin.token, members, recorder);
  const end = new AbortController();
  // Random pauses, so that kills hit all stages of a payment.
  const aim = async () => {
    do await pause(random() * LOOK_MS);
    while (payer.sending === 0);
  };
  const planned = kills.map((kind, index) => ({ kind, at: FIRST_KILL_SECONDS + index * every }));
  const schedule = new FaultSchedule(product, planned, recorder, aim);
  let isOver = false;
  const paying = Promise.all(
    Array.from({ length: options.staff }, () => payer.run(() => isOver, end.signal)),
  );
  await Promise.race([pause((FIRST_KILL_SECONDS + kills.length * every) * 1000), paying]);
  const faults = await schedule.stop();
  isOver = true;
  printStep('No more faults: the last payments are recorded, everything is compared');
  const limit = setTimeout(() => end.abort(), STUCK_MS);
  await paying;
  clearTimeout(limit);
  await pause(FOLLOW_UP_MS);
  const problems = await compareAccounts(members, payer.recorded, (id) =>
    retrying(() => admin.call<MemberAccount>('GET', `member/${id}/account`)),
  );

  const calls = recorder.calls('pay');
  printTable(faultRows(faults, calls));
  print(
    `  ${payer.recorded.length} payments; tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`,
  );
  [...problems, ...recorder.problems()].slice(0, MAX_LISTED).forEach((problem) => print(`  ${problem}`));
  return [
    none(problems.length, 'payments lost, doubled or without exactly one receipt of their own'),
    none(recorder.errors.length, 'errors seen by staff'),
    faultGoal(faults, calls),
    aimGoal(faults, calls),
  ];
}

/** @returns differences between the answers that staff got and the accounts, in words */
async function compareAccounts(
  members: readonly string[],
  recorded: readonly RecordedPayment[],
  accountOf: (member: string) => Promise<MemberAccount>,
): Promise<string[]> {
  const problems: string[] = [];
  const answered = new Map(recorded.map((payment) => [payment.answer._id, payment]));
  if (answered.size < recorded.length) problems.push('two payments have one id');
  const receipts = new Set<string>();
  for (const member of members)
    for (const { _id, amount, receipt } of (await accountOf(member)).payments) {
      const sent = answered.get(_id);
      answered.delete(_id);
      if (!sent) problems.push(`payment ${_id} was answered to nobody`);
      else if (sent.amount !== amount || sent.member !== member)
        problems.push(`payment ${_id} is another one`);
      if (!receipt) problems.push(`payment ${_id} has no receipt`);
      else if (receipts.has(receipt.number)) problems.push(`receipt ${receipt.number} is used twice`);
      else if (sent && sent.answer.receipt?.number !== receipt.number)
        problems.push(`payment ${_id} was answered with another receipt`);
      if (receipt) receipts.add(receipt.number);
    }
  for (const id of answered.keys()) problems.push(`payment ${id} was answered, and is in no account`);
  return problems;
}
