import type { Exam, Result, ResultDetail } from '@concord/contracts';
import type { Api } from '../../seed/api.ts';
import { retrying } from '../staff.ts';
import { differences } from './answer-ledger.ts';
import type { Candidate } from './candidate.ts';
import { type ExpectedGrade, expectedGrade, gradeDifferences } from './expected-grade.ts';

export interface ResultProblems {
  /** Acknowledged answers that are not there. */
  lost: string[];
  /** Figures that do not fit the stored answers, or a second grading. */
  misgraded: string[];
  expected: ExpectedGrade;
}

/** Compares a stored result with what its candidate knows; `result` is as the candidate first saw it. */
export async function checkResult(
  staff: Api,
  exam: Exam,
  { examinee, ledger }: Candidate,
  result: Result,
): Promise<ResultProblems> {
  const detail = await retrying(() => staff.call<ResultDetail>('GET', `result/${result._id}`));
  const held = Object.fromEntries(detail.questions.map(({ _id, selectedOption }) => [_id, selectedOption]));
  const key = new Map(exam.questions.map(({ _id, answer }) => [_id, answer]));
  const expected = expectedGrade(key, new Map(Object.entries(held)));
  return {
    expected,
    lost: differences([...key.keys()], held, ledger),
    misgraded: [
      ...gradeDifferences(expected, result),
      ...gradeDifferences(expected, detail),
      ...(detail.createdAt === result.createdAt ? [] : [`graded at ${result.createdAt} and again`]),
      ...(result.student._id === examinee._id ? [] : ['the result names another student']),
    ],
  };
}
