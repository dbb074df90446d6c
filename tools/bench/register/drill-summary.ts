import { type Goal, none, type Table, whole } from '../output.ts';
import { spreadOf } from '../statistics.ts';
import { type AimedFault, READY_LIMIT_MS } from './aimed-faults.ts';
import type { RegistrationProblems } from './drill-results.ts';
import type { RegistrationLedger } from './registration-ledger.ts';

/** The lease of an interrupted registration ends after half a minute, and others may be killed meanwhile. */
const REGISTERED_LIMIT_MS = 120_000;

/** A line for each process that was killed. */
export function faultRows(
  parts: readonly string[],
  faults: readonly AimedFault[],
  ledger: RegistrationLedger,
): Table {
  const head = ['', 'killed', 'hit', 'aimed p50', 'max ms', 'others', 'p50', 'max ms', 'ready p50', 'max ms'];
  const rows = parts.map((part) => {
    const own = faults.filter((fault) => fault.part === part);
    const hits = own.filter(({ hit }) => hit);
    const aimed = spreadOf(hits.flatMap(({ registeredMs }) => registeredMs ?? []));
    const others = spreadOf(own.flatMap(({ at }) => ledger.underWayAt(at)));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    return [
      part,
      own.length,
      hits.length,
      ...[aimed.p50, aimed.max].map(whole),
      others.count,
      ...[others.p50, others.max, ready.p50, ready.max].map(whole),
    ];
  });
  return [head, ...rows];
}

export function registerGoals(
  faults: readonly AimedFault[],
  { wrong, stuck, internalErrors }: RegistrationLedger,
  { lost, extra, repeated, receipts }: RegistrationProblems,
): Goal[] {
  const slow = faults.filter(
    ({ registeredMs = Infinity, readyMs }) =>
      registeredMs >= REGISTERED_LIMIT_MS || readyMs >= READY_LIMIT_MS,
  );
  return [
    none(lost.length, 'acknowledged registrations lost or not whole'),
    none(extra.length, 'students that no applicant knows of'),
    none(stuck.length, 'applicants stuck'),
    none(wrong.length, 'wrong answers to an applicant'),
    none(internalErrors.length, 'internal errors (500)'),
    none(repeated.length, 'repeated registrations with another answer'),
    none(receipts.length, 'students without exactly one receipt'),
    none(
      slow.length,
      'faults after which the product was not ready in a minute, or the applicant not registered in two',
    ),
  ];
}
