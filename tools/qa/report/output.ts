import { cpus, totalmem } from 'node:os';
import { print, printFailure, printSuccess } from '../../lib/console.ts';

/** A condition that must hold, in words with its figure. */
export interface Goal {
  text: string;
  holds: boolean;
}

export type Table = readonly (readonly (string | number)[])[];

/** Goal that a count is zero. */
export const none = (count: number, what: string): Goal => ({
  text: `${count} ${what} (0)`,
  holds: count === 0,
});

/** Goal that all of `count` were found. */
export const all = (found: number, count: number, what: string): Goal => ({
  text: `${found} of ${count} ${what} (all)`,
  holds: found === count,
});

/** Prints whether each goal holds; the command fails if one does not. */
export function printGoals(goals: readonly Goal[]): void {
  for (const { text, holds } of goals) (holds ? printSuccess : printFailure)(text);
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
}

/** Prints a table, with the first column aligned to the left and the others to the right. */
export function printTable(rows: Table): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  for (const row of rows) {
    const cells = row.map((value, column) =>
      column === 0 ? String(value).padEnd(widths[0] ?? 0) : String(value).padStart((widths[column] ?? 0) + 2),
    );
    print(cells.join(''));
  }
}

export const machineText = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** `503: 12, no answer: 3`. */
export const statusText = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');

export const whole = (value: number): string => value.toFixed(0);

/** Increments the count of a key. */
export const increment = <K>(counts: Map<K, number>, key: K): Map<K, number> =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
