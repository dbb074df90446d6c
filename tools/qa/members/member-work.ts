import { setTimeout as pause } from 'node:timers/promises';
import type { MemberTask, StatementRead } from '@concord/contracts';
import type { Db } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';
import { fileOf } from '../lists/files.ts';
import { type Goal, whole } from '../report/output.ts';
import type { Api } from '../../seed/api.ts';
import type { MemberCode } from './member-code.ts';
import { lagosDay } from './member-fill.ts';
import { BENCH_MEMBERS } from './member-records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const POLL_MS = 500;
const LINES = 5000;
/** Share of the lines that name a member. */
const NAMED = 0.75;
/** Share of the expected records without which a time means nothing. */
const SHARE = 0.95;
const GOALS = { billing: 180, standings: 60, statement: 10 };

const secondsOf = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const startedAt = performance.now();
  return { result: await work(), seconds: (performance.now() - startedAt) / 1000 };
};

/** Work that was timed. */
interface Work {
  /** Such as `billing of 2027`. */
  name: string;
  done: number;
  /** Records that the work must process. */
  expected: number;
  seconds: number;
}

/** Goal for the duration, and that work was found: a second run finds the year billed and the standings computed. */
export const workGoal = ({ name, done, expected, seconds }: Work, most: number): Goal => ({
  text: `${name}, ${done} of ${expected}: ${seconds.toFixed(1)} s (${most})`,
  holds: seconds <= most && done >= SHARE * expected,
});

/** Bills the next year by a task. */
export async function timeBilling(staff: Api, members: number): Promise<Goal> {
  const year = Number(lagosDay(Date.now()).slice(0, 4)) + 1;
  const { result, seconds } = await secondsOf(async () => {
    let task = await staff.call<MemberTask>('POST', 'billing', { year });
    while (['queued', 'working'].includes(task.status)) {
      await pause(POLL_MS);
      task = await staff.call<MemberTask>('GET', `member-tasks/${task._id}`);
    }
    return task;
  });
  const { status, outcome } = result;
  if (status !== 'done' || !outcome || !('billed' in outcome))
    throw new LauncherError(`The billing ${status}.`);
  const work = { name: `billing of ${year}`, done: outcome.billed, expected: members, seconds };
  return workGoal(work, GOALS.billing);
}

/** Computes the standings of tomorrow, which no worker has computed yet. */
export async function timeStandings(code: MemberCode, members: number): Promise<Goal> {
  const tomorrow = lagosDay(Date.now() + DAY_MS);
  const { result, seconds } = await secondsOf(() => code.standings.compute(tomorrow));
  const work = { name: `standings of ${tomorrow}`, done: result, expected: members, seconds };
  return workGoal(work, GOALS.standings);
}

/** Reads a statement: names and numbers of members in the narrations, some mistyped, some of nobody. */
export async function timeStatement(url: string, staff: Api, database: Db): Promise<Goal> {
  const { paymentReferenceOf } = await import('@concord/contracts');
  const members = await database
    .collection('members')
    .find({ number: BENCH_MEMBERS })
    .project({ number: 1, surname: 1, firstName: 1, phoneNumber: 1 })
    .limit(LINES)
    .toArray();
  const narrations = [
    (at: number) => `TRF FRM ${name(at)} ${paymentReferenceOf(String(members[at]?.number))} SUBS`,
    (at: number) => `NIP/${name(at).toUpperCase()}/${String(members[at]?.phoneNumber)}`,
    (at: number) => `MOB:${String(members[at]?.number).replace('-', ' ')} dues`,
    (at: number) => `TRANSFER ${at} FROM A FRIEND OF THE INSTITUTE`,
  ];
  const name = (at: number) => `${String(members[at]?.firstName)} ${String(members[at]?.surname)}`;
  const day = new Date().toLocaleDateString('en-GB');
  const rows = Array.from({ length: LINES }, (_, line) => {
    const at = line % members.length;
    return `${day},"${narrations[line % narrations.length]?.(at) ?? ''} ${line}-${Date.now()}",,${(line % 7) * 1000 + 5000}.00,`;
  });
  const form = new FormData();
  const text = ['Date,Narration,Debit,Credit,Balance', ...rows].join('\n');
  form.append('file', new Blob([text]), 'statement.csv');
  const { result, seconds } = await secondsOf(async () => {
    const headers = { authorization: `Bearer ${staff.token}` };
    const answer = await fetch(`${url}/api/statement`, { method: 'POST', body: form, headers });
    const body = (await answer.json()) as StatementRead & { message?: string };
    if (!answer.ok) throw new LauncherError(`The statement was refused: ${body.message ?? answer.status}`);
    return body;
  });
  const suggested = result.lines.filter(({ suggestions }) => suggestions.length > 0).length;
  const read = { name: `suggestions for a statement of ${LINES} lines`, done: suggested, seconds };
  return workGoal({ ...read, expected: NAMED * LINES }, GOALS.statement);
}

/** Reads both reports, and the journal of a year as a file. @returns lines about them; they have no goal */
export async function timeReports(staff: Api): Promise<string[]> {
  const year = Number(lagosDay(Date.now()).slice(0, 4)) - 1;
  const register = await secondsOf(() => staff.call('GET', 'member/reports/register'));
  const money = await secondsOf(() => staff.call('GET', `member/reports/money?year=${year}`));
  const journal = await secondsOf(() =>
    fileOf(staff, { kind: 'journal', format: 'xlsx', query: { from: `${year}-01-01`, to: `${year}-12-31` } }),
  );
  return [
    `report of the register ${register.seconds.toFixed(1)} s, of money after it ${money.seconds.toFixed(1)} s`,
    `journal of ${year} as .xlsx: ${journal.result.rows} postings in ${journal.seconds.toFixed(1)} s, ${whole(journal.result.speed)} a second`,
  ];
}
