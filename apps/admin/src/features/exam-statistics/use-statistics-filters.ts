import type { ExamStatistics } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { useMemo, useState } from 'react';
import { useCohortGetQuery, useCohortListQuery } from '../../shared/cohorts/requests';
import { formatDateTime } from '../../shared/format';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useDebounced } from '../../shared/use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

const VERSION = { kind: 'choice', name: 'version', label: 'Version', isOpen: true } as const;
const COHORT = { kind: 'choice', name: 'cohort', label: 'Cohort', isOpen: true } as const;
const PERIOD: ListFilter = { kind: 'period', label: 'Graded' };

/** Filters with keys that are known before versions and cohorts are loaded. */
export const FILTERS: readonly ListFilter[] = [
  { ...VERSION, options: [] },
  { ...COHORT, options: [] },
  PERIOD,
];

/** First cohorts, or those matching a name, and the chosen one. */
function useCohorts(typed: string) {
  const [params] = useSearchParams();
  const id = params.get('cohort') ?? '';
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useCohortListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const { currentData: chosen } = useCohortGetQuery({ params: { id } }, { skip: !id });
  return useMemo(() => {
    const found = data?.items.map(({ _id, name }) => [_id, name] as const) ?? [];
    if (!id || found.some(([known]) => known === id)) return found;
    return [...found, [id, chosen?.name ?? 'one cohort'] as const];
  }, [data, id, chosen]);
}

/** Filters of an exam's statistics, with the versions that have results. */
export function useStatisticsFilters(versions: ExamStatistics['versions']): readonly ListFilter[] {
  const [typed, onSearch] = useState('');
  const cohorts = useCohorts(typed);
  return useMemo(() => {
    const options = versions.map(({ _id, createdAt }) => [_id, `From ${formatDateTime(createdAt)}`] as const);
    return [{ ...VERSION, options }, { ...COHORT, options: cohorts, onSearch }, PERIOD];
  }, [versions, cohorts]);
}
