import type { SheetCells, SheetProblem } from './sheet-rows.schemas';

/** Minimum share of common trigrams of two near-duplicates. */
const THRESHOLD = 0.8;
/** Shorter questions are compared exactly: one letter makes a different question. */
const MIN_TRIGRAMS = 12;
/** Maximum characters and pairs compared: bounds for hostile files. */
const COMPARED_LENGTH = 400;
const MAX_PAIRS = 60_000;

interface Row {
  /** Row in a file; absent for questions of an exam. */
  readonly row?: number;
  readonly number: number;
  readonly cells: SheetCells;
}

/** Letters and digits only, without case and marks. */
const skeleton = (text: string) =>
  text
    .slice(0, COMPARED_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Punctuation alone can be a question: "+ or -?".
const comparedTextOf = (text: string) => skeleton(text) || text.trim().slice(0, COMPARED_LENGTH);
const numbersOf = (key: string) => (key.match(/\p{N}+/gu) ?? []).join(' ');
const optionsKey = ({ options }: SheetCells) => [...new Set(options.map(comparedTextOf))].sort().join('\n');

function trigramsOf(key: string): string[] {
  const padded = ` ${key} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return [...found];
}

function isNear(one: readonly string[], other: ReadonlySet<string>): boolean {
  if (Math.min(one.length, other.size) < THRESHOLD * Math.max(one.length, other.size)) return false;
  const common = one.reduce((count, trigram) => count + (other.has(trigram) ? 1 : 0), 0);
  return common >= THRESHOLD * (one.length + other.size - common);
}

/** Finds an earlier near-duplicate through rare trigrams, so that few pairs are compared. */
function nearFinder(keys: readonly string[]) {
  const frequency = new Map<string, number>();
  const trigrams = keys.map(trigramsOf);
  for (const trigram of trigrams.flat()) frequency.set(trigram, (frequency.get(trigram) ?? 0) + 1);
  const byTrigram = new Map<string, number[]>();
  const sets: ReadonlySet<string>[] = [];
  let pairs = 0;
  return (index: number): number | undefined => {
    const own = trigrams[index] ?? [];
    const numbers = numbersOf(keys[index] ?? '');
    sets[index] = new Set(own);
    if (own.length < MIN_TRIGRAMS) return undefined;
    const rarest = [...own].sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
    // Prefix filter: two sets above the threshold share one of this many of their rarest members.
    const prefix = rarest.slice(0, own.length - Math.ceil(THRESHOLD * own.length) + 1);
    const seen = new Set<number>();
    let near: number | undefined;
    for (const trigram of prefix) {
      // Questions with different numbers are different, so they are never compared.
      const place = `${numbers} ${trigram}`;
      const earlier = byTrigram.get(place) ?? [];
      for (const other of earlier) {
        if (near !== undefined || pairs >= MAX_PAIRS) break;
        if (seen.has(other)) continue;
        seen.add(other);
        pairs += 1;
        if (isNear(own, sets[other] ?? new Set())) near = other;
      }
      earlier.push(index);
      byTrigram.set(place, earlier);
    }
    return near;
  };
}

const nameOf = (row: Row | undefined) =>
  row?.row === undefined ? `Qst ${row?.number}` : `Qst ${row.number} (row ${row.row})`;

/**
 * Warns about duplicates and near-duplicates of an earlier question: one warning per row, by row
 * index. Rows without a question are skipped.
 */
export function alikeProblems(rows: readonly Row[]): Map<number, SheetProblem> {
  const keys = rows.map(({ cells }) => comparedTextOf(cells.question));
  const nearTo = nearFinder(keys);
  const first = new Map<string, number>();
  const firstWithOptions = new Map<string, number>();
  const warnings = new Map<number, SheetProblem>();
  for (const [index, { number, cells }] of rows.entries()) {
    const key = keys[index] ?? '';
    if (key === '') continue;
    const whole = `${key}\n\n${optionsKey(cells)}`;
    const same = firstWithOptions.get(whole);
    const asked = first.get(key);
    const near = asked === undefined ? nearTo(index) : undefined;
    const name = (other: number) => nameOf(rows[other]);
    const warn = (message: string) =>
      warnings.set(index, { cell: 'question', message: `Qst ${number} ${message}`, severity: 'warning' });
    if (same !== undefined) warn(`is the same as ${name(same)}`);
    else if (asked !== undefined) warn(`asks the same as ${name(asked)}, with other options`);
    else if (near !== undefined) warn(`is nearly the same as ${name(near)}`);
    if (asked === undefined) first.set(key, index);
    if (same === undefined) firstWithOptions.set(whole, index);
  }
  return warnings;
}
