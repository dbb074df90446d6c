import type { Member } from '@concord/contracts';
import { type Db, ObjectId } from 'mongodb';
import { print, printStep } from '../../lib/console.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Product } from '../../platform/product.ts';
import type { Api } from '../../seed/api.ts';
import { type ListLoad, timeCalls } from '../lists/list-times.ts';
import { requireSameShape } from '../lists/same-shape.ts';
import { timed, type Timing } from '../lists/timing.ts';
import { signInAsAdmin } from '../people/staff.ts';
import { withDatabase } from '../processes/product.ts';
import { type Goal, whole } from '../report/output.ts';
import { knownMembers, memberCalls } from './member-calls.ts';
import { type MemberCode, openMemberCode } from './member-code.ts';
import { lagosDay, MemberFill } from './member-fill.ts';
import { BENCH_MEMBERS } from './member-records.ts';
import { timeBilling, timeReports, timeStandings, timeStatement } from './member-work.ts';

const PROFILE_MS = 200;
/** An answer from memory takes less, and one from the launcher's store more. */
const WARM_MS = 500;
const WARM_WITHIN_MS = 300_000;

/** Number of members, and of the years that each was charged for. */
interface RegisterSize {
  members: number;
  years: number;
}

/** Makes the members, and compares them with one that the product stored itself. */
async function fill(
  code: MemberCode,
  database: Db,
  staff: Api,
  { members, years }: RegisterSize,
): Promise<void> {
  const own = await ownMember(staff);
  if (!(await new MemberFill(code, database, years).fill(members))) return;
  const made = await database.collection('members').findOne({ number: BENCH_MEMBERS });
  await requireSameShape(database, [
    { collection: 'members', made: { _id: made?._id }, own: { _id: own } },
    { collection: 'accounts', made: { _id: made?._id }, own: { _id: own } },
    ...(['invoice', 'receipt'] as const).map((kind) => ({
      collection: 'documents',
      made: { member: made?._id, kind },
      own: { member: own, kind },
    })),
  ]);
}

/** A member of the product's own, with a charge that is paid. */
async function ownMember(staff: Api): Promise<ObjectId> {
  const today = lagosDay(Date.now());
  const person = { surname: 'Bench', firstName: 'Own' };
  const { _id } = await staff.call<Member>('POST', 'member', {
    ...{ person, grade: 'Associate', inductedOn: today, fees: ['subscription'] },
  });
  const payment = { member: _id, amount: 100, method: 'cash', receivedOn: today };
  await staff.call('POST', 'payment', payment);
  return new ObjectId(_id);
}

/** Times profiles: record, account and standing of a member, asked for at once by each of the callers. */
async function timeProfiles(url: string, ids: readonly string[], load: ListLoad): Promise<Timing> {
  const lanes = await Promise.all(Array.from({ length: load.concurrency }, () => signInAsAdmin(url)));
  let calls = 0;
  return timed(load, async (lane) => {
    const id = ids[(calls += 1) % ids.length] ?? '';
    const parts = ['', '/account', '/standing'].map((part) =>
      lanes[lane]?.call('GET', `member/${id}${part}`),
    );
    await Promise.all(parts);
    return true;
  });
}

/** Judges the profile that one person opens; that of many at once has no goal. */
async function judgeProfiles(url: string, ids: readonly string[], load: ListLoad): Promise<Goal> {
  const many = await timeProfiles(url, ids, load);
  print(`profiles, ${load.concurrency} at once: p50 ${whole(many.p50)}, p95 ${whole(many.p95)} ms`);
  const { p50, p95, failed } = await timeProfiles(url, ids, { ...load, concurrency: 1 });
  return {
    text: `a profile: p50 ${whole(p50)}, p95 ${whole(p95)} ms (${PROFILE_MS})`,
    holds: failed + many.failed === 0 && p95 <= PROFILE_MS,
  };
}

/** Waits until the list is read into memory, as a process does at its start. */
async function untilWarm(staff: Api): Promise<Goal> {
  const startedAt = performance.now();
  const isWarm = async () => {
    const from = performance.now();
    // A refusal is fast as well.
    const isAnswered = await staff.call('GET', 'member').then(
      () => true,
      () => false,
    );
    return isAnswered && performance.now() - from <= WARM_MS;
  };
  const holds = await waitUntil(isWarm, { timeoutMs: WARM_WITHIN_MS, everyMs: WARM_MS });
  const text = `members ${holds ? '' : 'not '}in memory after ${whole((performance.now() - startedAt) / 1000)} s (${WARM_WITHIN_MS / 1000})`;
  print(`  ${text}`);
  return { text, holds };
}

/** Measures lists, profiles and long work of a register with accounts. */
export async function benchMembers(product: Product, load: ListLoad & RegisterSize): Promise<Goal[]> {
  return withDatabase(product, 'members', async (database, env) => {
    const staff = await signInAsAdmin(product.url);
    const code = await openMemberCode(env);
    try {
      await fill(code, database, staff, load);
      const goals = [await untilWarm(staff)];
      const known = await knownMembers(database);
      printStep(`lists of members, ${load.concurrency} at once`);
      const lists = { name: 'members', calls: memberCalls(known, load.members) };
      goals.push(...(await timeCalls(product.url, database, lists, load)));
      goals.push(await judgeProfiles(product.url, known.ids, load));
      for (const [name, work] of [
        ['a statement', () => timeStatement(product.url, staff, database)],
        ['billing', () => timeBilling(staff, load.members)],
        ['standings', () => timeStandings(code, load.members)],
      ] as const) {
        printStep(name);
        const goal = await work();
        print(`  ${goal.text}`);
        goals.push(goal);
      }
      printStep('reports');
      (await timeReports(staff)).forEach(print);
      return goals;
    } finally {
      await code.close();
    }
  });
}
