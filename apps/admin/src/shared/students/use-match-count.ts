import type { FilterValues } from '../lists/list-filters';
import { useStudentListQuery } from '../requests';
import { useDebounced } from '../use-debounced';

const DEBOUNCE_MS = 350;

interface MatchCount {
  /** Number of students that match; undefined while they are counted. */
  readonly total: number | undefined;
  readonly error: unknown;
}

/** Counts the students whom a search or filter finds, once it has rested for a moment. */
export function useMatchCount(filter: FilterValues, skip = false): MatchCount {
  const text = JSON.stringify(filter);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const query = { ...(JSON.parse(settled) as FilterValues), page: 1, pageSize: 1 };
  const { currentData, error } = useStudentListQuery({ query }, { skip });
  return { total: settled === text ? currentData?.total : undefined, error };
}
