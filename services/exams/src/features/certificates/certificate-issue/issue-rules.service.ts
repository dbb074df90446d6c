import { Injectable } from '@nestjs/common';
import { badRequest, conflict, objectIdOf } from '@concord/nest-platform';
import { unprintedText } from '@concord/institute/printed-letters';
import { heldOf } from '../../../shared/held-results/release-state';
import type { CourseRecord } from '../../../store/courses/course.schema';
import { CoursesRepository } from '../../../store/courses/courses.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';

/** Conditions for issuing certificates of a course for an exam. */
@Injectable()
export class IssueRules {
  constructor(
    private readonly courses: CoursesRepository,
    private readonly exams: ExamsRepository,
  ) {}

  /**
   * The course, if it includes the exam, whose name is absent after its removal.
   * @throws AppError 400 for an unknown course, 409 if the course does not include the exam, or the exam holds its
   * results
   */
  async require(course: string, exam: string): Promise<{ course: CourseRecord; examName?: string }> {
    const [found, record] = await Promise.all([this.courses.find(course), this.exams.find(objectIdOf(exam))]);
    const message = 'There is no such course';
    if (!found) throw badRequest('VALIDATION', message, [{ path: 'course', message }]);
    if (!found.exams.some((id) => String(id) === exam))
      throw conflict(
        'CONFLICT',
        `The course ${found.courseTitle} does not include this exam. Add the exam to the course first`,
      );
    const problem = unprintedText('The title of the course', found.courseTitle);
    if (problem) throw conflict('CONFLICT', problem);
    if (record && heldOf(record))
      throw conflict('CONFLICT', 'The results of this exam are not released. Release them first');
    return {
      course: found,
      ...(record && !record.removedAt && { examName: `${record.examName} (${record.examCode})` }),
    };
  }
}
