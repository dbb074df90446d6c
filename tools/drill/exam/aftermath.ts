import type { Assignment, Attempt, Result, ResultDetail } from '@concord/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../../seed/api.ts';
import { differences } from '../../bench/exam/compare.ts';
import { expectedGrade, gradeDifferences } from '../../bench/exam/expected-grade.ts';
import type { Hall } from '../../bench/exam/hall.ts';
import type { Sitting } from './sitters.ts';

export interface Aftermath {
  /** Acknowledged answers that are not there, one line each. */
  lost: string[];
  /** Grades that do not fit the answers, or that came twice. */
  misgraded: string[];
  /** Attempts without a grade. */
  stuck: string[];
  /** From its deadline to the grade of each attempt that was walked away from, in seconds. */
  sweptSeconds: number[];
}

const AT_ONCE = 4;
const LOOK_EVERY_MS = 1000;
const PAGE = 100;

/** Waits until every attempt is graded, then compares everything that is stored with what candidates know. */
export async function inspect(
  hall: Hall,
  sittings: readonly Sitting[],
  patienceMs: number,
): Promise<Aftermath> {
  const aftermath: Aftermath = { lost: [], misgraded: [], stuck: [], sweptSeconds: [] };
  const end = performance.now() + patienceMs;
  await inParallel(sittings, AT_ONCE, async (sitting) => {
    const result = await gradeOf(sitting, end);
    const { applicant, attempt } = sitting.candidate;
    if (!result) return void aftermath.stuck.push(`${applicant.email}, attempt ${attempt?._id ?? ''}`);
    sitting.firstResult ??= result;
    if (sitting.isAbandoned && attempt)
      aftermath.sweptSeconds.push((Date.parse(result.createdAt) - Date.parse(attempt.deadline)) / 1000);
    await compare(hall, sitting, sitting.firstResult, aftermath);
  });
  aftermath.misgraded.push(...(await doubles(hall, sittings)));
  return aftermath;
}

async function gradeOf({ candidate }: Sitting, end: number): Promise<Result | undefined> {
  const { connection, attempt } = candidate;
  const path = `/api/exams/attempts/${attempt?._id ?? ''}`;
  try {
    do {
      const answer = await connection.call<Attempt>('GET', path).catch(() => undefined);
      if (answer?.body.result) return answer.body.result;
      await pause(LOOK_EVERY_MS);
    } while (performance.now() < end);
    return undefined;
  } finally {
    connection.close();
  }
}

async function compare(hall: Hall, sitting: Sitting, first: Result, { lost, misgraded }: Aftermath) {
  const { candidate, exam, assignment } = sitting;
  const { applicant, ledger } = candidate;
  const name = (line: string) => `${applicant.email}, ${exam.examName}: ${line}`;
  const detail = await hall.api.call<ResultDetail>('GET', `result/${first._id}`);
  const held = Object.fromEntries(detail.questions.map(({ _id, selectedOption }) => [_id, selectedOption]));
  const key = new Map(exam.questions.map(({ _id, answer }) => [_id, answer]));
  lost.push(...differences([...key.keys()], held, ledger).map(name));
  // What counts is what is stored; whether that is what was promised is judged above.
  const expected = expectedGrade(key, new Map(Object.entries(held)));
  misgraded.push(...gradeDifferences(expected, detail).map(name));
  if (detail.createdAt !== first.createdAt) misgraded.push(name(`graded at ${first.createdAt} and again`));
  const path = `exams/studentExamByStudentId/${applicant._id}`;
  const known = (await hall.api.call<Assignment[]>('GET', path)).find(({ _id }) => _id === assignment);
  if (known?.status !== 'completed' || known.score !== expected.total_score)
    misgraded.push(name(`the assignment is ${known?.status} with score ${known?.score}`));
}

/** Results beyond one for each attempt. */
async function doubles(hall: Hall, sittings: readonly Sitting[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const results = await hall.api.call<Result[]>('GET', `result?page=${page}&pageSize=${PAGE}`);
    for (const { student, exam } of results) {
      const pair = `${student._id} ${exam._id}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    if (results.length < PAGE) break;
  }
  return sittings.flatMap(({ candidate, exam }) => {
    const count = counts.get(`${candidate.applicant._id} ${exam._id}`) ?? 0;
    return count === 1 ? [] : [`${candidate.applicant.email}, ${exam.examName}: ${count} results`];
  });
}
