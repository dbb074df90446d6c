import type { Student } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { useCallback } from 'react';
import type { QueryState } from '../../../shared/query-state';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { useStudentListQuery } from '../../../shared/requests';

/** Query for the longest waiting applicants. A batch stays unchanged while it is processed. */
const BATCH = { query: { page: 1, pageSize: 25, status: 'waiting', sort: 'createdAt' } } as const;

export interface ReviewQueue {
  readonly query: Omit<QueryState<unknown>, 'data'>;
  /** The page's applicant; undefined while the queue loads, and if nobody waits. */
  readonly id: string | undefined;
  /** Position in the batch, from 1; undefined for an applicant opened by a link. */
  readonly place: number | undefined;
  readonly size: number;
  /** Number of waiting applicants beyond this batch. */
  readonly more: number;
  readonly next: () => void;
  readonly previous: () => void;
}

const NOBODY: readonly Student[] = [];

/** Queue of applicants for review; the URL has the current one. */
export function useQueue(): ReviewQueue {
  const [params, setParams] = useSearchParams();
  const query = useStudentListQuery(BATCH, REFETCH_ON_MOUNT);
  const { refetch, currentData, isFetching } = query;
  const asked = params.get('student') ?? undefined;
  // Ignores the cache of an earlier visit, whose first applicant may be decided by now.
  const batch = isFetching && !asked ? undefined : currentData;
  const { items = NOBODY, total = 0 } = batch ?? {};
  const id = asked ?? items[0]?._id;
  const index = items.findIndex(({ _id }) => _id === id);

  const show = useCallback(
    (student?: Student) => setParams(student ? { student: student._id } : {}, { replace: true }),
    [setParams],
  );
  const next = useCallback(() => {
    const following = index < 0 ? undefined : items[index + 1];
    show(following);
    // The next batch has applicants who were skipped, or applied in the meantime.
    if (!following) void refetch();
  }, [index, items, show, refetch]);
  const previous = useCallback(() => {
    const earlier = items[index - 1];
    if (earlier) show(earlier);
  }, [index, items, show]);

  return {
    query: { ...query, currentData: batch },
    id,
    place: index < 0 ? undefined : index + 1,
    size: items.length,
    more: Math.max(0, total - items.length),
    next,
    previous,
  };
}
