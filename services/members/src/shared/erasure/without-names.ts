import type { MemberName } from '../../store/members/member-search';

/** Shorter words may stand for something else. */
const SHORTEST = 3;
const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Replaces the names of a member in texts that staff typed. */
export type Rename = (text: string) => string;

/**
 * @param names of one person, who may have had others before
 * @param number stands for them; they may follow one another in any order
 */
export function withoutNames(names: readonly MemberName[], number: string): Rename {
  const words = names
    .flatMap(({ surname, firstName, middleName }) => [surname, firstName, middleName])
    .flatMap((name) => name?.split(/\s+/u) ?? [])
    .filter((word) => word.length >= SHORTEST);
  if (words.length === 0) return (text) => text;
  const word = `(?:${words.map(escaped).join('|')})`;
  const run = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:[\\s,]+${word})*(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(run, () => number);
}
