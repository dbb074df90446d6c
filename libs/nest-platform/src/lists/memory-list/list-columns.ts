import sift from 'sift';
import { Types } from 'mongoose';

/** Predicate on a table's row. */
export type RowTest = (row: number) => boolean;

/** One field of all rows. */
export interface Column {
  get(row: number): unknown;
  set(row: number, value: unknown): void;
  /** True if `set` with this value would change nothing. */
  has(row: number, value: unknown): boolean;
  /** Compiles a filter condition on this field, with MongoDB's semantics. */
  test(condition: unknown): RowTest;
  /** Sort key of a row: within a column all are texts, or all are numbers. */
  key(row: number): Key;
  /** Rank of each row in the order of the keys. */
  ranks(): (row: number) => number;
}

const FIRST_ROWS = 4096;

/** Returns a longer copy of the array if a row does not fit. */
function fitting<T extends Uint32Array | Float64Array>(
  numbers: T,
  row: number,
  longer: (length: number) => T,
): T {
  if (row < numbers.length) return numbers;
  const copy = longer(Math.max(FIRST_ROWS, row + 1, numbers.length * 2));
  copy.set(numbers);
  return copy;
}

export type Key = string | number;

export const byKey = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

const textKey = (value: unknown) => (typeof value === 'string' ? value : '');

/** Converts the ids of a condition to texts, the stored form. */
function withoutIds(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toString();
  if (Array.isArray(value)) return value.map(withoutIds);
  return value;
}

/** A value in its stored form, and its lookup key. */
function keyed(value: unknown): { kept: unknown; key: unknown } {
  const kept = withoutIds(value ?? null);
  return { kept, key: typeof kept === 'object' ? JSON.stringify(kept) : kept };
}

/**
 * Dictionary column for repeated values: each row has its value's number, and a condition is
 * evaluated once per value.
 */
export class ValueColumn implements Column {
  private codes = new Uint32Array(0);
  private readonly values: unknown[] = [];
  private readonly codeOf = new Map<unknown, number>();

  get(row: number): unknown {
    return this.values[this.codes[row] ?? 0];
  }

  set(row: number, value: unknown): void {
    const { kept, key } = keyed(value);
    let code = this.codeOf.get(key);
    if (code === undefined) {
      code = this.values.push(kept) - 1;
      this.codeOf.set(key, code);
    }
    this.codes = fitting(this.codes, row, (length) => new Uint32Array(length));
    this.codes[row] = code;
  }

  has(row: number, value: unknown): boolean {
    return row < this.codes.length && this.codeOf.get(keyed(value).key) === this.codes[row];
  }

  test(condition: unknown): RowTest {
    const { codes, values } = this;
    const isMet = sift(plainCondition(condition));
    // 0: not evaluated, 1: true, 2: false.
    const known = new Uint8Array(values.length);
    return (row) => {
      const code = codes[row] ?? 0;
      const answer = known[code] || (isMet(values[code]) ? 1 : 2);
      known[code] = answer;
      return answer === 1;
    };
  }

  key(row: number): string {
    return textKey(this.get(row));
  }

  ranks(): (row: number) => number {
    const order = this.values.map((value, code) => [textKey(value), code] as const);
    order.sort(([a], [b]) => byKey(a, b));
    const ranks = new Uint32Array(order.length);
    order.forEach(([, code], rank) => (ranks[code] = rank));
    const { codes } = this;
    return (row) => ranks[codes[row] ?? 0] ?? 0;
  }
}

function plainCondition(condition: unknown): unknown {
  const plain = withoutIds(condition);
  const isOperators =
    plain !== null && typeof plain === 'object' && Object.getPrototypeOf(plain) === Object.prototype;
  if (!isOperators) return plain;
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, withoutIds(value)]));
}

const timeOf = (value: unknown): number => (value instanceof Date ? value.getTime() : NaN);

/** Moments in milliseconds; mostly distinct. */
export class MomentColumn implements Column {
  private times = new Float64Array(0);

  get(row: number): Date | null {
    const time = this.times[row] ?? NaN;
    return Number.isNaN(time) ? null : new Date(time);
  }

  set(row: number, value: unknown): void {
    this.times = fitting(this.times, row, (length) => new Float64Array(length));
    this.times[row] = timeOf(value);
  }

  has(row: number, value: unknown): boolean {
    return Object.is(this.times[row] ?? NaN, timeOf(value));
  }

  test(condition: unknown): RowTest {
    const { times } = this;
    if (condition === null) return (row) => Number.isNaN(times[row]);
    const range = rangeOf(condition);
    if (range) return (row) => (times[row] ?? NaN) > range.above && (times[row] ?? NaN) < range.below;
    const isMet = sift(condition);
    return (row) => isMet(this.get(row));
  }

  /** Like in MongoDB, missing values sort before all moments. */
  key(row: number): number {
    const time = this.times[row] ?? NaN;
    return Number.isNaN(time) ? -Infinity : time;
  }

  ranks(): (row: number) => number {
    return (row) => this.key(row);
  }
}

/** Exclusive bounds, as built by `timeRange`. */
function rangeOf(condition: unknown): { above: number; below: number } | undefined {
  const { $gt, $lt, ...others } = condition as { $gt?: unknown; $lt?: unknown };
  if (Object.keys(others).length > 0 || !($gt instanceof Date || $lt instanceof Date)) return undefined;
  return {
    above: $gt instanceof Date ? $gt.getTime() : -Infinity,
    below: $lt instanceof Date ? $lt.getTime() : Infinity,
  };
}
