import type { ResultListQuery } from '@concord/contracts';
import { objectIdOf, timeRange } from '@concord/nest-platform';

/** Fields that a search of the list compares. */
export const SEARCHED = {
  words: 'tokens',
  texts: ['exam.examCode'],
  names: ['student.surname', 'student.firstName', 'student.middleName'],
};
/** The fields never change. A result takes 0.4 kB. Searches only, because all results of a hall come at once. */
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
