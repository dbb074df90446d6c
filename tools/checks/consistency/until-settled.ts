import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from './findings.ts';

const AGAIN_MS = 2000;

/**
 * Checks until nothing is wrong or in progress, or `waitMs` have passed. A problem must be found by two checks: the
 * stores change while they are read.
 */
export async function untilSettled(
  check: () => Promise<Findings>,
  waitMs: number,
  againMs = AGAIN_MS,
): Promise<Findings> {
  const end = performance.now() + waitMs;
  let earlier: Findings | undefined;
  for (;;) {
    const findings = await check();
    const isOver = performance.now() >= end;
    if (findings.all.length === 0) return findings;
    if (isOver && (findings.problems.length === 0 || earlier))
      return earlier ? findings.confirmBy(earlier) : findings;
    earlier = findings;
    await pause(againMs);
  }
}
