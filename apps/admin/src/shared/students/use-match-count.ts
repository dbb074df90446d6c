import type { FilterValues } from '../lists/list-filters';
import { useStudentListQuery } from '../requests';
import { useDebounced } from '../use-debounced';

const DEBOUNCE_MS = 350;

interface MatchCount {
  /** Number of matching students; undefined while counting. */
  readonly total: number | undefined;
  readonly error: unknown;
}

/** Counts the students that match a filter, debounced. */
export function useMatchCount(filter: FilterValues, skip = false): MatchCount {
  const text = JSON.stringify(filter);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const query = { ...(JSON.parse(settled) as FilterValues), page: 1, pageSize: 1 };
  const { currentData, error } = useStudentListQuery({ query }, { skip });
  return { total: settled === text ? currentData?.total : undefined, error };
}
