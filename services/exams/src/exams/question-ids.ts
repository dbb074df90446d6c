import type { ErrorIssue, QuestionInput } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import { Types } from 'mongoose';
import type { VersionQuestion } from './exam-version.schema';

const stored = (question: QuestionInput, _id: Types.ObjectId): VersionQuestion => ({
  _id,
  question: question.question,
  options: question.options,
  answer: question.options.indexOf(question.answer),
});

/** The questions of a new exam: their ids are the server's. */
export function newQuestions(questions: readonly QuestionInput[]): VersionQuestion[] {
  return questions.map((question) => stored(question, new Types.ObjectId()));
}

/**
 * The questions of a changed exam: one that is sent with its `_id` keeps it, others are new.
 * @throws AppError 400 for an id that the exam does not have, or one that is sent twice.
 */
export function changedQuestions(
  questions: readonly QuestionInput[],
  before: readonly VersionQuestion[],
): VersionQuestion[] {
  const free = new Set(before.map(({ _id }) => String(_id)));
  const issues: ErrorIssue[] = [];
  const changed = questions.map((question, index) => {
    if (!question._id) return stored(question, new Types.ObjectId());
    if (!free.delete(question._id))
      issues.push({
        path: `questions.${index}._id`,
        message: 'This is not the id of another question of this exam',
      });
    return stored(question, new Types.ObjectId(question._id));
  });
  if (issues.length > 0) throw badRequest('VALIDATION', 'Some question ids do not belong here', issues);
  return changed;
}
