import { z } from 'zod';
import { recordOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { activity } from '../activity/activity.schemas';
import { examOutline, examQuestion } from '../exams/exams.schemas';
import { accessCodeInput, sebProof } from '../exams/exam-entry.schemas';
import { heldResult } from '../exams/release.schemas';
import { LIMITS } from '../core/limits';
import { result } from '../results/results.schemas';

/** A question as the candidate sees it: without the answer and without the tags that rules draw by. */
export const paperQuestion = examQuestion.pick({
  _id: true,
  qstNumber: true,
  question: true,
  options: true,
  picture: true,
  optionPictures: true,
  shown: true,
});
export type PaperQuestion = z.infer<typeof paperQuestion>;

export const paper = examOutline.extend({ questions: z.array(paperQuestion) });
export type Paper = z.infer<typeof paper>;

/**
 * `open` accepts answers, `grading` is submitted, `graded` has a result; `reset` is an open attempt
 * that staff discarded.
 */
export const ATTEMPT_STATUSES = ['open', 'grading', 'graded', 'reset'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Answers by question id; the value is the option's text. */
export const answerMap = z.record(objectId, z.string());
export type AnswerMap = z.infer<typeof answerMap>;

/** A pause set by staff: its start, and the exam time left when it ends. */
export const attemptPause = z.object({ at: moment, leftMs: z.number().int() });
export type AttemptPause = z.infer<typeof attemptPause>;

export const attempt = z.object({
  _id: objectId,
  assignment: objectId,
  exam: paper,
  answers: answerMap,
  /** Highest sequence number saved so far; 0 before the first save. */
  seq: z.number().int(),
  startedAt: moment,
  deadline: moment,
  /** Server time at the answer; the client corrects its clock by it. */
  serverTime: moment,
  status: z.enum(ATTEMPT_STATUSES),
  /** Present while paused; `deadline` is then only the end of the longest possible pause. */
  pause: attemptPause.optional(),
  result: result.optional(),
  /** Activity counts so far, which another device continues; absent before the first report. */
  activity: activity.optional(),
  /** Present for ended attempts whose result is not released. */
  held: heldResult.optional(),
  /** Marks the practice exam, which is served by `practiceRoutes`. */
  practice: z.literal(true).optional(),
});
export type Attempt = z.infer<typeof attempt>;

/** `code` is the hall's access code; `seb` the proof of Safe Exam Browser. Each only for exams that need it. */
export const attemptStartBody = body({
  assignment: objectId,
  code: accessCodeInput,
  seb: sebProof.optional(),
});
export type AttemptStartBody = z.output<typeof attemptStartBody>;

/** A batch of answers. An entry applies if its `seq` is above the stored one for the question; `{}` is a heartbeat. */
export const answersBody = body({
  seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  answers: recordOf(
    objectId,
    z.string().max(LIMITS.optionLength).nullable(),
    LIMITS.examQuestionsMax,
    'There are too many answers in one save',
  ).optional(),
}).refine((value) => value.seq !== undefined || !value.answers || Object.keys(value.answers).length === 0, {
  path: ['seq'],
  message: 'Answers need a sequence number',
});
export type AnswersBody = z.output<typeof answersBody>;

export const answersSaved = z.object({
  seq: z.number().int(),
  deadline: moment,
  savedAt: moment,
  serverTime: moment,
  /** See {@link attempt}. */
  pause: attemptPause.optional(),
});
export type AnswersSaved = z.infer<typeof answersSaved>;
