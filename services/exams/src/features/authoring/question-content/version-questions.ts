import { type ErrorIssue, type PaperRules, type QuestionInput, ruleSupplies } from '@concord/contracts';
import { badRequest, newObjectId, type ObjectId, objectIdOf } from '@concord/nest-platform';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { requireShowable } from '../rich-text/shown-texts';
import { type KnownPictures, picturesAfter, requireLoadable } from './question-pictures';

/** @param before the same question in the previous version */
const toVersionQuestion = (
  question: QuestionInput,
  _id: ObjectId,
  pictures: KnownPictures,
  before?: VersionQuestion,
): VersionQuestion => ({
  _id,
  question: question.question,
  options: question.options,
  answer: question.options.indexOf(question.answer),
  ...(question.topic && { topic: question.topic }),
  ...(question.difficulty && { difficulty: question.difficulty }),
  ...(question.pinned !== undefined && { pinned: question.pinned }),
  ...((question.rich ?? before?.rich) && { rich: true }),
  ...picturesAfter(question, before, pictures),
});

/** Questions of a new exam, with new ids. */
export function newQuestions(
  questions: readonly QuestionInput[],
  pictures: KnownPictures,
): VersionQuestion[] {
  return questions.map((question) => toVersionQuestion(question, newObjectId(), pictures));
}

/**
 * Questions of a changed exam: an `_id` that was sent is kept, others are new.
 * @throws AppError 400 for an unknown or repeated `_id`
 */
export function changedQuestions(
  questions: readonly QuestionInput[],
  before: readonly VersionQuestion[],
  pictures: KnownPictures,
): VersionQuestion[] {
  const earlier = new Map(before.map((question) => [String(question._id), question]));
  const unusedIds = new Set(earlier.keys());
  const issues: ErrorIssue[] = [];
  const changed = questions.map((question, index) => {
    if (!question._id) return toVersionQuestion(question, newObjectId(), pictures);
    if (!unusedIds.delete(question._id))
      issues.push({
        path: `questions.${index}._id`,
        message: 'This is not the id of another question of this exam',
      });
    return toVersionQuestion(question, objectIdOf(question._id), pictures, earlier.get(question._id));
  });
  if (issues.length > 0) throw badRequest('VALIDATION', 'Some question ids do not belong here', issues);
  return changed;
}

/** @throws AppError 400 for unusable formulas, too many pictures, or rules without enough questions. */
export async function requireUsable(
  questions: readonly VersionQuestion[],
  paper?: PaperRules,
): Promise<void> {
  requireDrawable(questions, paper);
  requireLoadable(questions, paper);
  await requireShowable(questions);
}

/** @throws AppError 400 that names paper rules without enough questions */
function requireDrawable(questions: readonly VersionQuestion[], paper?: PaperRules): void {
  const issues = ruleSupplies(questions, paper?.rules ?? []).flatMap(({ asked, certain }, position) =>
    certain < asked
      ? {
          path: `paper.rules.${position}.count`,
          message: `This rule asks for ${asked} questions, but only ${certain} are left for it`,
        }
      : [],
  );
  if (issues.length > 0)
    throw badRequest('VALIDATION', 'There are not enough questions for the rules of this exam', issues);
}
