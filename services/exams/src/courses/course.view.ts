import type { Course } from '@concord/contracts';
import { staffView } from '../exams/exam.views';
import type { CourseDoc } from './course.schema';

/** `codes` are the codes of the exams that still exist; `forStaff` adds who made the course. */
export function courseView(course: CourseDoc, codes: ReadonlyMap<string, string>, forStaff: boolean): Course {
  return {
    _id: String(course._id),
    courseTitle: course.courseTitle,
    courseDescription: course.courseDescription,
    exams: course.exams.flatMap((id) => {
      const examCode = codes.get(String(id));
      return examCode === undefined ? [] : [{ _id: String(id), examCode }];
    }),
    createdAt: course.createdAt.toISOString(),
    ...(forStaff && { createdBy: staffView(course.createdBy) }),
  };
}
