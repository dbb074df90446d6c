import type { Assignment, Attempt, Result } from '@concord/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../../seed/api.ts';
import { increment } from '../output.ts';
import { pagesOf } from '../staff.ts';
import type { Sitting } from './drill-sittings.ts';
import type { Hall } from './hall.ts';
import { checkResult } from './results.ts';

export interface DrillResults {
  /** Acknowledged answers that are not there, one line each. */
  lost: string[];
  /** Grades that do not fit the answers, or that came twice. */
  misgraded: string[];
  /** Attempts without a grade. */
  stuck: string[];
  /** From its deadline to the grade of each abandoned attempt, in seconds. */
  sweptSeconds: number[];
}

const AT_ONCE = 4;
const LOOK_EVERY_MS = 1000;

/** Waits until every attempt is graded, then compares everything that is stored with what the candidates know. */
export async function compareSittings(
  hall: Hall,
  sittings: readonly Sitting[],
  patienceMs: number,
): Promise<DrillResults> {
  const results: DrillResults = { lost: [], misgraded: [], stuck: [], sweptSeconds: [] };
  const end = performance.now() + patienceMs;
  await inParallel(sittings, AT_ONCE, async (sitting) => {
    const { candidate, exam, isAbandoned } = sitting;
    const { examinee, attempt } = candidate;
    const named = (line: string) => `${examinee.email}, ${exam.examName}: ${line}`;
    const result = await gradeOf(sitting, end);
    if (!result) return void results.stuck.push(named(`attempt ${attempt?._id ?? ''}`));
    if (isAbandoned && attempt)
      results.sweptSeconds.push((Date.parse(result.createdAt) - Date.parse(attempt.deadline)) / 1000);
    const found = await checkResult(hall.staff, exam, candidate, sitting.firstResult ?? result);
    results.lost.push(...found.lost.map(named));
    const path = `exams/studentExamByStudentId/${examinee._id}`;
    const assignments = await hall.staff.call<Assignment[]>('GET', path);
    const known = assignments.find(({ _id }) => _id === sitting.assignment);
    if (known?.status !== 'completed' || known.score !== found.expected.total_score)
      found.misgraded.push(`the assignment is ${known?.status} with score ${known?.score}`);
    results.misgraded.push(...found.misgraded.map(named));
  });
  results.misgraded.push(...(await duplicates(hall, sittings)));
  return results;
}

async function gradeOf({ candidate }: Sitting, end: number): Promise<Result | undefined> {
  const { connection, attemptPath } = candidate;
  try {
    do {
      const answer = await connection.call<Attempt>('GET', attemptPath).catch(() => undefined);
      if (answer?.body.result) return answer.body.result;
      await pause(LOOK_EVERY_MS);
    } while (performance.now() < end);
    return undefined;
  } finally {
    connection.close();
  }
}

/** Attempts that have not exactly one result. */
async function duplicates({ staff }: Hall, sittings: readonly Sitting[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for await (const results of pagesOf<Result>(staff, 'result'))
    for (const { student, exam } of results) increment(counts, `${student._id} ${exam._id}`);
  return sittings.flatMap(({ candidate: { examinee }, exam }) => {
    const count = counts.get(`${examinee._id} ${exam._id}`) ?? 0;
    return count === 1 ? [] : [`${examinee.email}, ${exam.examName}: ${count} results`];
  });
}
