import { useCourseListQuery } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';
import { z } from 'zod';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { localTimeOf } from '../../../shared/nigerian-time';

/** Courses that name an exam; undefined while loading. */
export function useCoursesOf(exam: string): { courses: readonly Course[] | undefined; error: unknown } {
  const { data, error } = useCourseListQuery({ as: 'staff' });
  return { courses: data?.items.filter(({ exams }) => exams.some(({ _id }) => _id === exam)), error };
}

const schema = z.object({ course: z.string(), date: z.string(), isMailed: z.boolean() });

/** Form of a bulk issue for an exam. The only course of an exam needs no choice. */
export function useIssueRequest(exam: string) {
  const { courses, error } = useCoursesOf(exam);
  const today = localTimeOf(new Date().toISOString()).day;
  const form = useSchemaForm(schema, { course: '', date: today, isMailed: false });
  const { course: wanted, date, isMailed } = form.values;
  const only = courses?.length === 1 ? courses[0]?._id : undefined;
  const course = courses?.find(({ _id }) => _id === wanted)?._id ?? only ?? '';
  const given = { course, ...(date && { date }), ...(isMailed && { notify: true }) };
  return { form, fields: { form, courses, error, course }, given };
}

/** For {@link IssueFields}. */
export type IssueRequestFields = ReturnType<typeof useIssueRequest>['fields'];
