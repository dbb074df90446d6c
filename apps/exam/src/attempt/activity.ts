import type { Activity, ActivityCounts } from '@concord/contracts';

export const NO_ACTIVITY: Activity = {
  left: 0,
  awaySeconds: 0,
  blurred: 0,
  copied: 0,
  printed: 0,
  seconds: {},
};

const highestOf = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    [...Object.keys(a), ...Object.keys(b)].map((key) => [key, Math.max(a[key] ?? 0, b[key] ?? 0)]),
  );

/** Maximum of each count, as on the server. */
export function highestActivity(a: Activity = NO_ACTIVITY, b: Activity = NO_ACTIVITY): Activity {
  const { seconds, ...counts } = a;
  const { seconds: others, ...otherCounts } = b;
  return {
    ...(highestOf(counts, otherCounts) as unknown as ActivityCounts),
    seconds: highestOf(seconds, others),
  };
}
