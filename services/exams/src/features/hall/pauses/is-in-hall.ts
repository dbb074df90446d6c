import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import type { HallRecord } from '../../../store/halls/hall.schema';

/** Whether an attempt belongs to a hall session: its candidate and its exam do. */
export const isInHall = (
  { students, exams }: Pick<HallRecord, 'students' | 'exams'>,
  { student, exam }: Pick<AttemptRecord, 'student' | 'exam'>,
): boolean => students.some((id) => id.equals(student)) && exams.some((id) => id.equals(exam));
