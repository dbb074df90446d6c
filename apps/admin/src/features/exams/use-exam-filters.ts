import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course, ExamSummary } from '@concord/contracts';
import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import type { ClientListOptions } from '../../shared/lists/use-client-list';
import { isHeld } from './release/release-time';

/** Options of the filter by release of results. */
const RELEASES = [
  ['immediate', 'Shown at once'],
  ['held', 'Held'],
  ['released', 'Released'],
] as const;

const releaseOf = ({ release = 'immediate' }: ExamSummary, now: number): string => {
  if (release === 'immediate') return release;
  return isHeld(release, now) ? 'held' : 'released';
};

type Tools = Omit<ClientListOptions<ExamSummary>, 'filters'>;

/** Search, filters and sort orders; done in the browser, because exams are few. */
export function examTools(courses: readonly Course[], now: number): Tools {
  const ofCourse = (exam: ExamSummary, course: string) =>
    courses.some(({ _id, exams }) => _id === course && exams.some((one) => one._id === exam._id));
  return {
    textsOf: ({ examName, examCode, uploadedBy }) => [examName, examCode, uploadedBy.username],
    fits: {
      course: ofCourse,
      results: (exam, value) => releaseOf(exam, now) === value,
      by: ({ uploadedBy }, value) => uploadedBy.username === value,
      from: ({ createdAt }, from) => createdAt >= from,
      to: ({ createdAt }, to) => createdAt < to,
    },
    sorts: {
      name: ({ examName }) => examName,
      code: ({ examCode }) => examCode,
      createdAt: ({ createdAt }) => createdAt,
    },
    defaultSort: '-createdAt',
  };
}

/** Offers courses with an exam, and accounts that uploaded one. */
export function useExamFilters(exams: readonly ExamSummary[] | undefined) {
  const courses = useCourseListQuery({ as: 'staff' }).data?.items;
  return useMemo(() => {
    const withExams = (courses ?? []).filter((course) => course.exams.length > 0);
    const uploaders = [...new Set(exams?.map(({ uploadedBy }) => uploadedBy.username))].sort();
    const filters: readonly ListFilter[] = [
      {
        kind: 'choice',
        name: 'course',
        label: 'Course',
        options: withExams.map(({ _id, courseTitle }) => [_id, courseTitle]),
        isOpen: true,
      },
      { kind: 'choice', name: 'results', label: 'Results', options: RELEASES },
      {
        kind: 'choice',
        name: 'by',
        label: 'Uploaded by',
        options: uploaders.map((name) => [name, name]),
        isOpen: true,
      },
      { kind: 'period', label: 'Date' },
    ];
    return { filters, courses: withExams };
  }, [courses, exams]);
}
