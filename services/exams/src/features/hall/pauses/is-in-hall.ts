import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import type { HallRecord } from '../../../store/halls/hall.schema';

/** True if the candidate and the exam of an attempt belong to a hall session. */
export const isInHall = (
  { students, exams }: Pick<HallRecord, 'students' | 'exams'>,
  { student, exam }: Pick<AttemptRecord, 'student' | 'exam'>,
): boolean => students.some((id) => id.equals(student)) && exams.some((id) => id.equals(exam));
