import type { Course } from '@concord/contracts';
import { toStaffRef } from '../../../shared/staff.view';
import type { CourseRecord } from '../../../store/courses/course.schema';

/**
 * @param codes codes of existing exams by id
 * @param forStaff adds `createdBy`
 */
export function toCourse(
  course: CourseRecord,
  codes: ReadonlyMap<string, string>,
  forStaff: boolean,
): Course {
  return {
    _id: String(course._id),
    courseTitle: course.courseTitle,
    courseDescription: course.courseDescription,
    exams: course.exams.flatMap((id) => {
      const examCode = codes.get(String(id));
      return examCode === undefined ? [] : [{ _id: String(id), examCode }];
    }),
    ...(course.certificateTemplate && { certificateTemplate: course.certificateTemplate }),
    createdAt: course.createdAt.toISOString(),
    ...(forStaff && { createdBy: toStaffRef(course.createdBy) }),
  };
}
