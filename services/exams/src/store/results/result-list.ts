import type { ResultListQuery } from '@concord/contracts';
import { objectIdOf, timeRange } from '@concord/nest-platform';

/** Fields for the search of the list. */
export const SEARCHED = {
  words: 'tokens',
  texts: ['exam.examCode'],
  names: ['student.surname', 'student.firstName', 'student.middleName'],
};
/**
 * These fields never change. A result takes 0.4 kB. Only searches read memory, because all results of a hall arrive
 * at once.
 */
export const IN_MEMORY = {
  moment: 'createdAt',
  changedAt: 'createdAt',
  fields: ['createdAt', 'exam._id', 'student._id'],
  max: 200_000,
  searchesOnly: true,
};

export const AS_LISTED = {
  sort: { createdAt: -1, _id: -1 },
  without: ['chosen', 'seconds', 'tokens'],
} as const;

type Narrowed = Pick<ResultListQuery, 'student' | 'exam' | 'from' | 'to'>;

export function listFilter({ student, exam, ...period }: Narrowed) {
  const createdAt = timeRange(period);
  return {
    ...(exam && { 'exam._id': objectIdOf(exam) }),
    ...(student && { 'student._id': objectIdOf(student) }),
    ...(createdAt && { createdAt }),
  };
}
