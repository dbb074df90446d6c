import type { Goal } from '../../bench/shared/goal.ts';
import { spreadOf } from '../../bench/shared/percentiles.ts';
import type { RegisterAftermath } from './aftermath.ts';
import { type PartFault, READY_LIMIT_MS } from './aimed-faults.ts';
import type { Ledger } from './ledger.ts';
import type { Part } from './options.ts';

/** A registration that stopped half-way is given up after half a minute, and others may be killed meanwhile. */
const REGISTERED_LIMIT_MS = 120_000;

/** A line for each part that was killed. */
export function faultRows(
  parts: readonly Part[],
  faults: readonly PartFault[],
  ledger: Ledger,
): (string | number)[][] {
  const head = ['', 'killed', 'hit', 'aimed p50', 'max ms', 'others', 'p50', 'max ms', 'ready p50', 'max ms'];
  const rows = parts.map((part) => {
    const own = faults.filter((fault) => fault.part === part);
    const hits = own.filter(({ hit }) => hit);
    const aimed = spreadOf(hits.flatMap(({ registeredMs }) => registeredMs ?? []));
    const others = spreadOf(own.flatMap(({ at }) => ledger.under(at)));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    const figures = [aimed.p50, aimed.max].map((ms) => ms.toFixed(0));
    const rest = [others.p50, others.max, ready.p50, ready.max].map((ms) => ms.toFixed(0));
    return [part, own.length, hits.length, ...figures, others.count, ...rest];
  });
  return [head, ...rows];
}

export function registerGoals(
  faults: readonly PartFault[],
  { wrong, stuck, wordless }: Ledger,
  { lost, extra, repeated, receipts }: RegisterAftermath,
): Goal[] {
  const slow = faults.filter(
    ({ registeredMs = Infinity, readyMs }) =>
      registeredMs >= REGISTERED_LIMIT_MS || readyMs >= READY_LIMIT_MS,
  );
  const none = (count: number, text: string): Goal => ({ text: `${count} ${text} (0)`, holds: count === 0 });
  return [
    none(lost.length, 'acknowledged registrations lost or not whole'),
    none(extra.length, 'students whom nobody was told of'),
    none(stuck.length, 'applicants stuck'),
    none(wrong.length, 'wrong answers to an applicant'),
    none(wordless.length, 'errors that the server has no words for (500)'),
    none(repeated.length, 'registrations that were answered otherwise when they were repeated'),
    none(receipts.length, 'students without exactly one receipt'),
    none(
      slow.length,
      'faults after which the product was not ready in a minute, or the applicant not registered in two',
    ),
  ];
}
