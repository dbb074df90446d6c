import type { AnswersSaved, Attempt, PracticeOutcome } from '@concord/contracts';
import type { PracticeRecord } from '../../../store/practices/practice.schema';
import { toAnswerMap } from '../../authoring/papers/answers';
import { chosenOf, grade } from '../../results/grading/grade';
import { practiceKeys, practicePaper, shownPaper } from './practice-paper';

export const toPractice = (practice: PracticeRecord): Attempt => ({
  _id: String(practice._id),
  assignment: String(practice._id),
  practice: true,
  exam: shownPaper,
  answers: toAnswerMap(practicePaper, practice.a),
  seq: practice.seq,
  startedAt: practice.startedAt.toISOString(),
  deadline: practice.deadline.toISOString(),
  serverTime: new Date().toISOString(),
  status: practice.ended ? 'graded' : 'open',
});

export const toPracticeSaved = ({ deadline, startedAt, savedAt, seq }: PracticeRecord): AnswersSaved => ({
  seq,
  deadline: deadline.toISOString(),
  savedAt: (savedAt ?? startedAt).toISOString(),
  serverTime: new Date().toISOString(),
});

export function toPracticeOutcome({ a }: PracticeRecord): PracticeOutcome {
  const { total_correct, total_questions } = grade(practiceKeys, chosenOf(practiceKeys, a));
  return { practice: true, total_correct, total_questions };
}
