import { addDays } from '@concord/nest-platform';
import type { FeeTable, ListedFeeTable } from '@concord/contracts';

type Version = Pick<FeeTable, 'version' | 'from'>;

const isLater = (a: Version, b: Version): boolean =>
  a.from > b.from || (a.from === b.from && a.version > b.version);

/**
 * The table of a day: of those that have begun, the one that began last; of two of one day the later version.
 * @throws Error if no table has begun.
 */
export function feeTableOn<T extends Version>(versions: readonly T[], day: string): T {
  const begun = versions.filter(({ from }) => from <= day);
  const [first, ...others] = begun;
  if (!first) throw new Error(`No fee table is in force on ${day}`);
  return others.reduce((latest, other) => (isLater(other, latest) ? other : latest), first);
}

/** Last day of a table that begins on `from`, if another one follows. */
export function lastDayFrom(versions: readonly Version[], from: string): string | undefined {
  const next = versions
    .map((version) => version.from)
    .filter((day) => day > from)
    .sort()[0];
  return next === undefined ? undefined : addDays(next, -1);
}

/** State of each version on a day. A version that another one of its day replaced is past. */
export const listedOn = (versions: readonly FeeTable[], day: string): ListedFeeTable[] =>
  versions.map((table) => {
    const until = lastDayFrom(versions, table.from);
    const isReplaced = feeTableOn(versions, table.from) !== table;
    const isPast = isReplaced || (until !== undefined && until < day);
    const state = isPast ? 'past' : table.from > day ? 'coming' : 'in-force';
    return { ...table, state, ...(until && !isReplaced && { until }) };
  });
