import type { CpdKindSum, CpdYear, MemberGrade } from '@concord/contracts';
import type { CpdRules } from './cpd-rules';

/** Part of an entry that its sum depends on. */
export interface SummedEntry {
  readonly kind: string;
  readonly kindTitle: string;
  readonly state: 'pending' | 'confirmed' | 'refused' | 'withdrawn';
  readonly claimed: number;
  /** Points of a confirmed entry. */
  readonly points: number;
}

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A kind that the settings have no longer counts without a maximum: the member earned its points. */
function kindSum(kind: string, entries: readonly SummedEntry[], { kinds }: CpdRules): CpdKindSum {
  const known = kinds.find(({ key }) => key === kind);
  const yearlyMax = known?.yearlyMax ?? null;
  const confirmed = totalOf(entries.map(({ points }) => points));
  return {
    kind,
    title: known?.title ?? entries[0]?.kindTitle ?? kind,
    confirmed,
    counted: yearlyMax === null ? confirmed : Math.min(confirmed, yearlyMax),
    yearlyMax,
  };
}

/** Confirmed points by kind, in the order of the settings; others follow. Points are quarters, so sums are exact. */
export function cpdKindSums(entries: readonly SummedEntry[], rules: CpdRules): CpdKindSum[] {
  const confirmed = entries.filter(({ state }) => state === 'confirmed');
  const order = rules.kinds.map(({ key }) => key);
  const used = [...new Set(confirmed.map(({ kind }) => kind))];
  const sorted = [
    ...order.filter((key) => used.includes(key)),
    ...used.filter((key) => !order.includes(key)),
  ];
  return sorted.map((key) =>
    kindSum(
      key,
      confirmed.filter(({ kind }) => kind === key),
      rules,
    ),
  );
}

/** Points of the confirmed entries of a year that count. */
export const cpdPointsOf = (entries: readonly SummedEntry[], rules: CpdRules): number =>
  totalOf(cpdKindSums(entries, rules).map(({ counted }) => counted));

/** The sum of a year against what the grade takes. */
export function cpdYearOf(
  year: number,
  grade: MemberGrade,
  entries: readonly SummedEntry[],
  rules: CpdRules,
): CpdYear {
  const pending = entries.filter(({ state }) => state === 'pending');
  return {
    year,
    grade,
    required: rules.required[grade],
    counted: cpdPointsOf(entries, rules),
    pending: totalOf(pending.map(({ claimed }) => claimed)),
    kinds: cpdKindSums(entries, rules),
  };
}
