/**
 * The smallest value that at least a `share` (0 to 1) of the values do not exceed (nearest rank); 0 without
 * values.
 */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Spread of values, by their percentiles. */
export const spreadOf = (values: readonly number[]) => ({
  count: values.length,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  max: percentile(values, 1),
});

/** The values by the whole second of their moment. */
export const bySecond = (momentsMs: readonly number[], values: readonly number[]): Map<number, number[]> =>
  Map.groupBy(values, (_, index) => Math.floor((momentsMs[index] ?? 0) / 1000));
