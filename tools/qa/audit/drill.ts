import { setTimeout as pause } from 'node:timers/promises';
import { print, printStep } from '../../lib/console.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Product } from '../../platform/product.ts';
import { faultGoal, madeGoal } from '../faults/fault-goals.ts';
import { FaultSchedule } from '../faults/fault-schedule.ts';
import type { PlannedFault } from '../faults/faults.ts';
import { type Goal, none } from '../report/output.ts';
import { Recorder } from '../ledger/recorder.ts';
import { signInAsAdmin } from '../people/staff.ts';
import { Changes, type MadeAttempt } from './changes.ts';
import { makeFields } from './fields.ts';
import { judgeAudit } from './judge.ts';
import { readRows } from './recorded-rows.ts';

const AFTER_LAST_MS = 2000;
const SETTLE_MS = 60_000;
/**
 * Time until records are settled: a refused record is written again every 5 s, and is lost if its process is
 * killed before.
 */
const UNSETTLED_MS = 15_000;
const MAX_LISTED = 20;

/**
 * Lets staff change data in all services while parts are killed; then compares the audit log with the
 * changes.
 */
export async function auditDrill(product: Product, faults: readonly PlannedFault[]): Promise<Goal[]> {
  const { url, home = '' } = product;
  const changes = new Changes(url, await signInAsAdmin(url), await makeFields(url));
  const recorder = new Recorder();
  const end = new AbortController();
  const schedule = new FaultSchedule(product, faults, recorder);
  const changing = changes.run(end.signal);
  const made = await schedule.finish();
  await pause(AFTER_LAST_MS);
  end.abort();
  await changing;

  printStep('No more faults: the audit log is compared with what was done');
  const wasKilledAfter = ({ service, endedAt }: MadeAttempt): boolean =>
    made.some(({ kind, at }) => {
      const later = at - recorder.atOf(endedAt);
      return kind === service && later >= 0 && later < UNSETTLED_MS;
    });
  const services = new Map(changes.attempts.map((attempt) => [attempt.id, attempt]));
  const targets = await changes.targets();
  let problems: string[] = [];
  let recorded = await readRows(home, changes);
  const look = async () => {
    recorded = await readRows(home, changes);
    problems = judgeAudit({
      attempts: changes.attempts,
      rows: recorded.rows,
      targets,
      wasKilledAfter: ({ id }) => wasKilledAfter(services.get(id) as MadeAttempt),
    });
    return problems.length === 0 && recorded.undelivered === 0;
  };
  await waitUntil(look, { timeoutMs: SETTLE_MS, everyMs: 1000 });

  const done = changes.attempts.filter(({ status }) => status === 200).length;
  const cutOff = changes.attempts.filter(({ status }) => status === 0 || status >= 500).length;
  const unclear = recorded.rows.filter(({ outcome }) => outcome === 'unclear').length;
  print(
    `  ${done} changes were made, ${cutOff} cut off or refused by faults; ${unclear} records are unclear`,
  );
  problems.slice(0, MAX_LISTED).forEach((problem) => print(`  ${problem}`));
  recorder.problems().forEach(print);
  return [
    none(problems.length, 'changes without their record, records without their change, or records twice'),
    none(recorded.undelivered, 'records not delivered'),
    none(recorder.errors.length, 'faults that could not be made'),
    madeGoal(made, faults.length),
    { text: `${cutOff} changes met a fault (more than 0)`, holds: cutOff > 0 },
    faultGoal(made, []),
  ];
}
