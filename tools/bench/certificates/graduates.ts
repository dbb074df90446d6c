import type { Course, Exam } from '@concord/contracts';
import { inParallel } from '../../seed/api.ts';
import { Candidate } from '../exam/candidate.ts';
import { Hall } from '../exam/hall.ts';
import { seededRandom } from '../random.ts';
import { Recorder } from '../recorder.ts';
import { retrying } from '../staff.ts';

const QUESTIONS = 2;
const MINUTES = 60;
const AT_ONCE = 8;

/** Students who passed an exam. */
export interface Graduates {
  readonly hall: Hall;
  readonly exam: Exam;
}

/** Registers students, who sit an exam and answer all of it right. */
export async function graduates(url: string, count: number): Promise<Graduates> {
  const hall = await Hall.open(url);
  await hall.fill(count);
  const exam = await hall.makeExam('Final of a course', QUESTIONS, MINUTES);
  const assignments = await hall.assign(exam, count);
  const right = new Map(exam.questions.map(({ _id, answer }) => [_id, answer]));
  const run = { recorder: new Recorder(), random: seededRandom(1), signal: new AbortController().signal };
  await inParallel(hall.examinees.slice(0, count), AT_ONCE, async (examinee, index) => {
    const candidate = new Candidate(url, examinee, run);
    try {
      await candidate.signIn();
      await candidate.start(assignments[index] ?? '');
      for (const { _id } of candidate.paper) candidate.choose(_id, right.get(_id) ?? null);
      await candidate.submit();
    } finally {
      candidate.connection.close();
    }
  });
  return { hall, exam };
}

/** A course that this exam leads to. */
export const courseOf = ({ hall, exam }: Graduates, courseTitle: string): Promise<Course> =>
  retrying(() => hall.staff.call<Course>('POST', 'course/create', { courseTitle, exams: [exam._id] }));
