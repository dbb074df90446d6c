export interface Spread {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** The value that `share` (0 to 1) of the values do not exceed, by nearest rank; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * values.length));
  return sorted(values)[rank - 1] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const spreadOf = (values: readonly number[]): Spread => ({
  count: values.length,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  max: percentile(values, 1),
});

/** The values that began in each whole second, by the second. */
export function bySecond(momentsMs: readonly number[], values = momentsMs): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  momentsMs.forEach((moment, index) => {
    const second = Math.floor(moment / 1000);
    groups.set(second, [...(groups.get(second) ?? []), values[index] ?? 0]);
  });
  return groups;
}

/** The most events in any whole second. */
export const busiestSecond = (momentsMs: readonly number[]): number =>
  Math.max(0, ...[...bySecond(momentsMs).values()].map(({ length }) => length));
