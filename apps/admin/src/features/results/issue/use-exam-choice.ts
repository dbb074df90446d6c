import { useCourseListQuery } from '@concord/api-client/requests';
import type { HeldResult, ResultRow } from '@concord/contracts';
import { useState } from 'react';
import type { Selection } from '../../../shared/lists/use-selection';
import { useExamListQuery } from '../../../shared/requests';

type Option = readonly [id: string, label: string];
interface Named {
  readonly _id: string;
  readonly examName: string;
  readonly examCode: string;
}

/**
 * Exam of a bulk issue: that of the filter, or one of the selected results' exams. Exams that earn a
 * certificate come first; others are marked as not named by any course.
 * @param filtered id of the exam in the filter
 */
export function useExamChoice({ rows, isAll }: Pick<Selection<ResultRow>, 'rows' | 'isAll'>, filtered = '') {
  const { data } = useExamListQuery(undefined, { skip: !isAll || filtered !== '' });
  const { data: courses } = useCourseListQuery({ as: 'staff' });
  const [wanted, onExam] = useState('');
  const all: readonly Named[] = isAll ? (data?.items ?? []) : rows.map(({ exam }) => exam);
  const named = courses && new Set(courses.items.flatMap(({ exams }) => exams.map(({ _id }) => _id)));
  const isPossible = ({ _id }: Named) => named?.has(_id) ?? true;
  const optionOf = (one: Named): Option => [
    one._id,
    `${one.examName} (${one.examCode})${isPossible(one) ? '' : ', not in a course'}`,
  ];
  const byId = new Map(all.map((one) => [one._id, one]));
  const sorted = [...byId.values()].sort((a, b) => Number(isPossible(b)) - Number(isPossible(a)));
  const exams = sorted.map(optionOf);
  const exam = filtered || (exams.find(([id]) => id === wanted)?.[0] ?? soleOf(exams) ?? '');
  return { exam, exams: filtered ? [] : exams, held: heldOf(rows, exam), onExam };
}

const soleOf = (exams: readonly Option[]) => (exams.length === 1 ? exams[0]?.[0] : undefined);

/** True if all listed results of an exam are held by the exam, not as results of single candidates. */
function heldOf(rows: readonly ResultRow[], exam: string): HeldResult | undefined {
  const own = rows.filter((row) => row.exam._id === exam);
  const isHeld = own.length > 0 && own.every(({ held }) => held && !held.unconfirmed);
  return isHeld ? own[0]?.held : undefined;
}
