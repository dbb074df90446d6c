import { useSearchParams } from '@concord/mfe';
import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useExamListQuery } from '../../shared/requests';

/** Filters of the result list. A link may name a removed exam. */
export function useResultFilters(): readonly ListFilter[] {
  const [params] = useSearchParams();
  const { data } = useExamListQuery();
  const id = params.get('exam') ?? '';
  return useMemo(() => {
    const exams = data?.items.map(
      ({ _id, examName, examCode }) => [_id, `${examName} (${examCode})`] as const,
    );
    const options = exams ?? [];
    const isKnown = !id || options.some(([known]) => known === id);
    return [
      {
        kind: 'choice',
        name: 'exam',
        label: 'Exam',
        options: isKnown ? options : [...options, [id, 'one exam']],
        isOpen: true,
      },
      { kind: 'period', label: 'Date' },
    ];
  }, [data, id]);
}
