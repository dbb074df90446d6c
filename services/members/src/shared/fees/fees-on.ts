import type { FeesByGrade, FeeTable } from '@concord/contracts';

/**
 * The fees of a day: of the tables that have begun, the one that began last; of two of one day the later version.
 * @throws Error if no table has begun.
 */
export function feesOn(
  versions: readonly Pick<FeeTable, 'version' | 'from' | 'fees'>[],
  day: string,
): FeesByGrade {
  const [found] = versions
    .filter(({ from }) => from <= day)
    .sort((a, b) => (a.from === b.from ? b.version - a.version : a.from < b.from ? 1 : -1));
  if (!found) throw new Error(`No fee table is in force on ${day}`);
  return found.fees;
}
