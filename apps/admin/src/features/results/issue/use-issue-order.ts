import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';
import { useState } from 'react';
import { localTimeOf } from '../../../shared/nigerian-time';

/** The courses that name an exam, undefined until they are loaded. */
export function useCoursesOf(exam: string): { courses: readonly Course[] | undefined; error: unknown } {
  const { data, error } = useCourseListQuery({ as: 'staff' });
  return { courses: data?.items.filter(({ exams }) => exams.some(({ _id }) => _id === exam)), error };
}

/** What is chosen for an order of certificates of an exam. */
export function useIssueOrder(exam: string) {
  const { courses, error } = useCoursesOf(exam);
  const [wanted, onCourse] = useState('');
  const [date, onDate] = useState(() => localTimeOf(new Date().toISOString()).day);
  const [isMailed, onMailed] = useState(false);
  const only = courses?.length === 1 ? courses[0]?._id : undefined;
  const course = courses?.find(({ _id }) => _id === wanted)?._id ?? only ?? '';
  const fields = { courses, error, course, onCourse, date, onDate, isMailed, onMailed };
  const given = { course, ...(date && { date }), ...(isMailed && { notify: true }) };
  return { fields, given };
}

/** For {@link IssueFields}. */
export type IssueOrderFields = ReturnType<typeof useIssueOrder>['fields'];
