import { useCourseListQuery } from '@concord/api-client/requests';
import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { localTimeOf } from '../../shared/nigerian-time';
import { useExamListQuery } from '../../shared/requests';

const YEARS = 10;

const STATUS: ListFilter = {
  kind: 'choice',
  name: 'status',
  label: 'State',
  unset: 'Valid',
  options: [
    ['revoked', 'Revoked'],
    ['replaced', 'Replaced'],
    ['all', 'All'],
  ],
};

/** Latest years first; the address may name earlier ones. */
function yearOptions() {
  const latest = Number(localTimeOf(new Date().toISOString()).day.slice(0, 4));
  return Array.from({ length: YEARS }, (_, before) => String(latest - before)).map(
    (year) => [year, year] as const,
  );
}

/** Filters of the certificate list. A link may name removed courses and exams. */
export function useCertificateFilters(): readonly ListFilter[] {
  const courses = useCourseListQuery({ as: 'staff' }).data?.items;
  const exams = useExamListQuery().data?.items;
  return useMemo(
    () => [
      STATUS,
      {
        kind: 'choice',
        name: 'course',
        label: 'Course',
        options: (courses ?? []).map(({ _id, courseTitle }) => [_id, courseTitle]),
        isOpen: true,
      },
      {
        kind: 'choice',
        name: 'exam',
        label: 'Exam',
        options: (exams ?? []).map(({ _id, examName, examCode }) => [_id, `${examName} (${examCode})`]),
        isOpen: true,
      },
      { kind: 'choice', name: 'year', label: 'Year', options: yearOptions(), isOpen: true },
      { kind: 'period', label: 'Issued' },
    ],
    [courses, exams],
  );
}
