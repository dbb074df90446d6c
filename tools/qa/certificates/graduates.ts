import type { Course, Exam } from '@concord/contracts';
import { inParallel } from '../../seed/api.ts';
import { Hall } from '../exam/hall.ts';
import { seat } from '../exam/seats.ts';
import { retrying } from '../people/staff.ts';

const EXAM = { title: 'Final of a course', questions: 2, minutes: 60 };
const AT_ONCE = 8;

/** Students who passed an exam. */
export interface Graduates {
  readonly hall: Hall;
  readonly exam: Exam;
}

/** Registers students, who sit an exam and answer every question correctly. */
export async function graduates(url: string, count: number): Promise<Graduates> {
  const hall = await Hall.open(url);
  const { exam, candidates } = await seat(url, hall, { ...EXAM, count });
  const right = new Map(exam.questions.map(({ _id, answer }) => [_id, answer]));
  await inParallel(candidates, AT_ONCE, async (candidate) => {
    for (const { _id } of candidate.paper) candidate.choose(_id, right.get(_id) ?? null);
    await candidate.submit().finally(() => candidate.connection.close());
  });
  return { hall, exam };
}

export const courseOf = ({ hall, exam }: Graduates, courseTitle: string): Promise<Course> =>
  retrying(() => hall.staff.call<Course>('POST', 'course/create', { courseTitle, exams: [exam._id] }));
