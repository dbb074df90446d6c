import type { Result } from '@concord/contracts';
import { useState } from 'react';
import type { Selection } from '../../../shared/lists/use-selection';
import { useExamListQuery } from '../../../shared/requests';

type Option = readonly [id: string, label: string];
interface Named {
  readonly _id: string;
  readonly examName: string;
  readonly examCode: string;
}

const optionOf = ({ _id, examName, examCode }: Named): Option => [_id, `${examName} (${examCode})`];

/**
 * The exam that an order is for: that of the filter, else one of those that the chosen results are of.
 * @param filtered the id that the list is filtered by
 */
export function useExamChoice({ rows, isAll }: Pick<Selection<Result>, 'rows' | 'isAll'>, filtered = '') {
  const { data } = useExamListQuery(undefined, { skip: !isAll || filtered !== '' });
  const [wanted, onExam] = useState('');
  const all: readonly Named[] = isAll ? (data?.items ?? []) : rows.map(({ exam }) => exam);
  const exams = [...new Map(all.map((one) => [one._id, optionOf(one)])).values()];
  const only = exams.length === 1 ? exams[0]?.[0] : undefined;
  const exam = filtered || (exams.find(([id]) => id === wanted)?.[0] ?? only ?? '');
  return { exam, exams: filtered ? [] : exams, onExam };
}
