import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, moment, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { paperRules, questionTags } from './paper-rules.schemas';
import {
  optionPicture,
  optionPictureInput,
  questionPicture,
  questionPictureInput,
} from './question-pictures.schemas';
import { examRelease, examReleaseInput } from './release.schemas';
import { shownTexts } from './rich-text.schemas';
import { QUESTION_FORMATS, sheetRow } from './sheet-rows.schemas';

const hasOnePictureEach = (pictures: readonly { option: number }[], options: number) =>
  new Set(pictures.map(({ option }) => option)).size === pictures.length &&
  pictures.every(({ option }) => option < options);

const option = text(LIMITS.optionLength, { min: 1, message: 'An option is empty' });

const distinctOptions = listOf(option, LIMITS.examOptionsMax, {
  min: LIMITS.examOptionsMin,
  tooFew: `A question needs at least ${LIMITS.examOptionsMin} options`,
  tooMany: `A question has at most ${LIMITS.examOptionsMax} options`,
}).refine((options) => new Set(options).size === options.length, 'Two options of this question are the same');

/**
 * A question as staff submit it; the answer is the text of one of the options. For a question with
 * an `_id`, absent formatting and pictures stay; null, an empty list and `rich: false` remove them.
 */
export const questionInput = body({
  _id: objectId.optional(),
  question: text(LIMITS.questionLength, { min: 1, message: 'The question is empty' }),
  answer: text(LIMITS.optionLength, { min: 1, message: 'The answer is empty' }),
  options: distinctOptions,
  ...questionTags,
  /** True if formatting marks and formulas in its texts are interpreted. */
  rich: z.boolean().optional(),
  picture: questionPictureInput.nullable().optional(),
  optionPictures: listOf(optionPictureInput, LIMITS.examOptionsMax).optional(),
})
  .refine((q) => q.options.includes(q.answer), {
    path: ['answer'],
    message: 'The answer is not one of the options',
  })
  .refine(({ options, optionPictures = [] }) => hasOnePictureEach(optionPictures, options.length), {
    path: ['optionPictures'],
    message: 'Each picture must belong to a different option of the question',
  });
export type QuestionInput = z.output<typeof questionInput>;

const questions = listOf(questionInput, LIMITS.examQuestionsMax, {
  min: 1,
  tooFew: 'Questions not uploaded',
  tooMany: `An exam can have at most ${LIMITS.examQuestionsMax} questions`,
});

const duration = z
  .number('Exam duration can not be empty')
  .int('Give the duration in whole minutes')
  .min(LIMITS.examMinutesMin, `An exam lasts at least ${LIMITS.examMinutesMin} minute`)
  .max(LIMITS.examMinutesMax, `An exam lasts at most ${LIMITS.examMinutesMax} minutes`);

export const examTitle = text(LIMITS.titleLength, { min: 1, message: 'Exam title can not be empty' });

export const examUploadBody = body({ title: examTitle, duration, questions, paper: paperRules.optional() });
export type ExamUploadBody = z.output<typeof examUploadBody>;

export const examUpdateBody = body({
  examName: examTitle.optional(),
  examCode: text(40, { min: 1, message: 'Exam code can not be empty' }).optional(),
  duration: duration.optional(),
  questions: questions.optional(),
  paper: paperRules.optional(),
  /** Changes no question, so it creates no version. */
  release: examReleaseInput.optional(),
  /** Revision that was read; a concurrent change is refused. */
  revision: z.number().int().min(1).optional(),
});
export type ExamUpdateBody = z.output<typeof examUpdateBody>;

/** A question with its answer, for SUPER_ADMIN only. No view for students contains it. */
export const examQuestion = z.object({
  _id: objectId,
  qstNumber: z.number().int(),
  question: z.string(),
  answer: z.string(),
  options: z.array(z.string()),
  ...questionTags,
  rich: z.boolean().optional(),
  picture: questionPicture.optional(),
  optionPictures: z.array(optionPicture).optional(),
  /** Rendered texts; absent without formatting. */
  shown: shownTexts.optional(),
});
export type ExamQuestion = z.infer<typeof examQuestion>;

/** Public data of an exam. `duration` is in minutes, `totalQuestions` counts those of one paper. */
export const examOutline = z.object({
  _id: objectId,
  examName: z.string(),
  examCode: z.string(),
  duration: z.number().int(),
  totalQuestions: z.number().int(),
});

/** An exam without its questions. */
export const examSummary = examOutline.extend({
  uploadedBy: z.object({ _id: objectId, username: z.string() }),
  createdAt: moment,
  /** Absent if candidates see their results at once. */
  release: examRelease.optional(),
});
export type ExamSummary = z.infer<typeof examSummary>;

/** Without `paper` everyone gets all questions in order. */
export const exam = examSummary.extend({
  questions: z.array(examQuestion),
  paper: paperRules.optional(),
  /** Counts changes; absent in answers of the previous version. */
  revision: z.number().int().optional(),
});
export type Exam = z.infer<typeof exam>;

/** Content of a question file: valid questions, and problems of the other rows. `row` is 1-based. */
export const parsedSheet = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      options: z.array(z.string()),
      topic: questionTags.topic,
      difficulty: questionTags.difficulty,
      rich: z.boolean().optional(),
    }),
  ),
  problems: z.array(z.object({ row: z.number().int(), message: z.string() })),
  /** Every non-empty row with its cells and problems; absent in answers of the previous version. */
  rows: z.array(sheetRow).optional(),
  format: z.enum(QUESTION_FORMATS).optional(),
  /**
   * Content of the file that cannot be imported, e.g. essay questions; not part of `rows`. `ofFile`
   * marks a notice about the whole file, whose `row` is meaningless.
   */
  leftOut: z
    .array(z.object({ row: z.number().int(), message: z.string(), ofFile: z.boolean().optional() }))
    .optional(),
});
export type ParsedSheet = z.infer<typeof parsedSheet>;

/** Number of assignments of an exam by state; `underWay` means that an attempt is open. */
export const examUsage = z.object({
  pending: z.number().int(),
  underWay: z.number().int(),
  completed: z.number().int(),
  /** Candidates whose results wait for a SUPER_ADMIN; absent in answers of the previous version. */
  unconfirmed: z.number().int().optional(),
});
export type ExamUsage = z.infer<typeof examUsage>;
