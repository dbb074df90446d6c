import { conflict, notFound } from '@concord/nest-platform';
import type { ExamRecord } from '../store/exams/exam.schema';

/** Requires an exam that is not being removed. @throws AppError 404 */
export function requirePresent(exam: ExamRecord | null): ExamRecord {
  if (!exam || exam.removedAt) throw notFound('The exam');
  return exam;
}

export const changedMeanwhile = () =>
  conflict('REVISION', 'Somebody else has changed this exam since you opened it');
