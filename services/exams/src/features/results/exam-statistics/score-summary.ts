import type { ScoreSummary } from '@concord/contracts';
import type { ItemTally, Level } from './item-tally';

/** Width of a bar in the histogram, in percent. */
const BAR = 10;

/** A value with its frequency. */
interface Weighted {
  value: number;
  count: number;
}

const sum = (values: readonly Weighted[], of: (value: number) => number) =>
  values.reduce((all, { value, count }) => all + of(value) * count, 0);

/** Percentage of right answers, not rounded. */
export const percentOfLevel = ({ score, total }: Level) => (total === 0 ? 0 : (100 * score) / total);

/** Statistics of all scores, in percent of each paper. */
export function summarize(tally: ItemTally): ScoreSummary {
  const values = tally.levels
    .map((level) => ({ value: percentOfLevel(level), count: level.count }))
    .toSorted((one, other) => one.value - other.value);
  const candidates = sum(values, () => 1);
  const mean = sum(values, (value) => value) / candidates;
  const variance = sum(values, (value) => (value - mean) ** 2) / (candidates - 1);
  const deviation = Math.sqrt(variance);
  const reliability = kr20(tally, candidates);
  return {
    candidates,
    mean,
    median: medianOf(values, candidates),
    deviation,
    skew: skewOf(values, { candidates, mean, deviation }),
    reliability,
    standardError: reliability === null ? null : deviation * Math.sqrt(Math.max(0, 1 - reliability)),
    histogram: histogramOf(values),
  };
}

function medianOf(ascending: readonly Weighted[], candidates: number): number {
  const at = (rank: number) => {
    let passed = 0;
    return ascending.find(({ count }) => (passed += count) > rank)?.value ?? 0;
  };
  return (at(Math.floor((candidates - 1) / 2)) + at(Math.floor(candidates / 2))) / 2;
}

/** Skewness adjusted for sample size, as in spreadsheets; null if all scores are equal. */
function skewOf(
  values: readonly Weighted[],
  { candidates: n, mean, deviation }: { candidates: number; mean: number; deviation: number },
): number | null {
  if (deviation === 0 || n < 3) return null;
  return (n / ((n - 1) * (n - 2))) * sum(values, (value) => ((value - mean) / deviation) ** 3);
}

/**
 * KR-20 reliability (Kuder and Richardson, Psychometrika 2, 1937), with population variances. Null if it is
 * undefined: papers differ, there is only one question, or all scores are equal.
 */
function kr20(tally: ItemTally, candidates: number): number | null {
  const [first, ...others] = tally.levels;
  const { ids } = tally;
  if (!first || others.some(({ total }) => total !== first.total) || ids.length !== first.total) return null;
  if (ids.length < 2) return null;
  const scores = tally.levels.map(({ score, count }) => ({ value: score, count }));
  const mean = sum(scores, (value) => value) / candidates;
  const variance = sum(scores, (value) => (value - mean) ** 2) / candidates;
  if (variance === 0) return null;
  const spread = ids.reduce((all, id) => {
    const facility = rightOf(tally, id) / candidates;
    return all + facility * (1 - facility);
  }, 0);
  return (ids.length / (ids.length - 1)) * (1 - spread / variance);
}

/** Number of right answers to a question. */
const rightOf = (tally: ItemTally, id: string) =>
  [...tally.choicesOf(id).values()].reduce((all, { right }) => all + right, 0);

/** Bars of 10 %; the last one includes 100 %. */
function histogramOf(values: readonly Weighted[]): number[] {
  const bars = Array.from({ length: 100 / BAR }, () => 0);
  for (const { value, count } of values) {
    const at = Math.min(bars.length - 1, Math.floor(value / BAR));
    bars[at] = (bars[at] ?? 0) + count;
  }
  return bars;
}
