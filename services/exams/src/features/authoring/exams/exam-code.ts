import { randomInt } from 'node:crypto';
import { foldText } from '@concord/nest-platform';

const LETTERS = 4;

/** The initials of the title: `Peace Education II` gives `PEI`. */
function initialsOf(title: string): string {
  const words = foldText(title.toUpperCase()).match(/[a-z0-9]+/g) ?? [];
  const initials = words.map((word) => word[0]).join('');
  return initials.slice(0, LETTERS).toUpperCase() || 'EX';
}

/** A random code such as `PEI-4821`. The unique index finds duplicates; further tries add digits. */
export function makeExamCode(title: string, tries = 0): string {
  const digits = Math.min(4 + Math.floor(tries / 3), 10);
  return `${initialsOf(title)}-${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
}
