import { createHash } from 'node:crypto';
import type { ReadLine } from '@concord/contracts';
import { foldText } from '@concord/institute';

const HASH_LENGTH = 32;

/**
 * Fingerprints of the lines of a file, in their order: day, amount, narration, running balance, and the place among
 * equal lines of that day. They do not depend on the order of the file, so that a file read twice, and files that
 * overlap in whole days, have the same ones.
 */
export function fingerprintsOf(lines: readonly ReadLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ day, amount, narration, balance }) => {
    const text = foldText(narration).replace(/[^\p{L}\p{N}]/gu, '');
    const key = [day, amount, text, balance ?? ''].join('\n');
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return createHash('sha256').update(`${key}\n${place}`).digest('hex').slice(0, HASH_LENGTH);
  });
}
