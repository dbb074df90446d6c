import { useSearchParams } from '@concord/mfe';
import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { useExamListQuery } from '../../shared/requests';

/** The filters of the list of results. An exam that was removed can still be asked for by its link. */
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
