import type { Assignment, Exam, Result, ResultDetail } from '@concord/contracts';
import { inParallel } from '../../seed/api.ts';
import { increment } from '../report/output.ts';
import type { Recorder } from '../ledger/recorder.ts';
import { pagesOf, retrying } from '../people/staff.ts';
import { differences } from '../ledger/answer-ledger.ts';
import type { Candidate } from './candidate.ts';
import { expectedGrade, gradeDifferences } from './expected-grade.ts';
import type { Hall } from './hall.ts';

/** One attempt of one candidate. */
export interface Sitting {
  candidate: Candidate;
  exam: Exam;
  assignment: string;
}

const RESULTS_AT_ONCE = 4;

/** Compares the stored results with the candidates' ledgers. */
export async function compareResults(
  hall: Hall,
  sittings: readonly Sitting[],
  recorder: Recorder,
): Promise<void> {
  await inParallel(sittings, RESULTS_AT_ONCE, async (sitting) => {
    const { email } = sitting.candidate.examinee;
    const problems = await resultProblems(hall, sitting);
    for (const line of problems)
      recorder.mismatches.push(`${email}, result of ${sitting.exam.examName}: ${line}`);
  });
}

/** Problems of a result: lost answers, figures that contradict the stored answers, a second grading. */
async function resultProblems({ staff }: Hall, { candidate, exam, assignment }: Sitting): Promise<string[]> {
  const { examinee, ledger, result } = candidate;
  if (!result) return ['there is none'];
  const detail = await retrying(() => staff.call<ResultDetail>('GET', `result/${result._id}`));
  const held = Object.fromEntries(detail.questions.map(({ _id, selectedOption }) => [_id, selectedOption]));
  const asked = candidate.paper.map(({ _id }) => _id);
  const answers = new Map(exam.questions.map(({ _id, answer }) => [_id, answer]));
  const key = new Map(asked.map((id) => [id, answers.get(id) ?? '']));
  const expected = expectedGrade(key, new Map(Object.entries(held)));
  const path = `exams/studentExamByStudentId/${examinee._id}`;
  const assignments = await retrying(() => staff.call<Assignment[]>('GET', path));
  const { status, score } = assignments.find(({ _id }) => _id === assignment) ?? {};
  const isCompleted = status === 'completed' && score === expected.total_score;
  const isSamePaper = detail.questions.map(({ _id }) => _id).join() === asked.join();
  return [
    ...(isSamePaper ? [] : ['it has another paper']),
    ...differences([...key.keys()], held, ledger),
    ...gradeDifferences(expected, result),
    ...gradeDifferences(expected, detail),
    ...(detail.createdAt === result.createdAt ? [] : [`graded at ${result.createdAt} and again`]),
    ...(result.student._id === examinee._id ? [] : ['it names another student']),
    ...(isCompleted ? [] : [`the assignment is ${status} with score ${score}`]),
  ];
}

/** Records attempts without exactly one result. */
export async function findDuplicates(
  { staff }: Hall,
  sittings: readonly Sitting[],
  recorder: Recorder,
): Promise<void> {
  const counts = new Map<string, number>();
  for await (const results of pagesOf<Result>(staff, 'result'))
    for (const { student, exam } of results) increment(counts, `${student._id} ${exam._id}`);
  for (const { candidate, exam } of sittings) {
    const count = counts.get(`${candidate.examinee._id} ${exam._id}`) ?? 0;
    if (count !== 1)
      recorder.mismatches.push(`${candidate.examinee.email}, ${exam.examName}: ${count} results`);
  }
}
