import { z } from 'zod';
import { recordOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { activity } from '../activity/activity.schemas';
import { examOutline, examQuestion } from '../exams/exams.schemas';
import { accessCodeInput, sebProof } from '../exams/exam-entry.schemas';
import { heldResult } from '../exams/release.schemas';
import { LIMITS } from '../core/limits';
import { result } from '../results/results.schemas';

/** A question as a candidate sees it: there is no field for the answer, nor for what rules draw it by. */
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

/** The paper of one version of an exam. */
export const paper = examOutline.extend({ questions: z.array(paperQuestion) });
export type Paper = z.infer<typeof paper>;

/** `open` takes answers, `grading` is submitted, `graded` has a result; staff set an open one to `reset`. */
export const ATTEMPT_STATUSES = ['open', 'grading', 'graded', 'reset'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Answers by question id; the value is the text of the option. */
export const answerMap = z.record(objectId, z.string());
export type AnswerMap = z.infer<typeof answerMap>;

/** A pause by staff: since when, and how much time is left when it ends. */
export const attemptPause = z.object({ at: moment, leftMs: z.number().int() });
export type AttemptPause = z.infer<typeof attemptPause>;

export const attempt = z.object({
  _id: objectId,
  assignment: objectId,
  exam: paper,
  answers: answerMap,
  /** The highest sequence number saved so far; 0 before the first. */
  seq: z.number().int(),
  startedAt: moment,
  deadline: moment,
  /** The server's clock when it answered, from which the client corrects its own. */
  serverTime: moment,
  status: z.enum(ATTEMPT_STATUSES),
  /** While it is paused; `deadline` is then only the end of the longest pause. */
  pause: attemptPause.optional(),
  result: result.optional(),
  /** What pages counted so far, from which another device goes on; absent before the first. */
  activity: activity.optional(),
  /** Of one that has ended, whose result is not released. */
  held: heldResult.optional(),
  /** Of the practice exam, whose calls are `practiceRoutes`. */
  practice: z.literal(true).optional(),
});
export type Attempt = z.infer<typeof attempt>;

/** `code` is the access code of the hall, where the exam needs one; `seb` is sent where it needs Safe Exam Browser. */
export const attemptStartBody = body({
  assignment: objectId,
  code: accessCodeInput,
  seb: sebProof.optional(),
});
export type AttemptStartBody = z.output<typeof attemptStartBody>;

/** A batch of answers. An entry applies when `seq` is above the one stored for its question; `{}` is a heartbeat. */
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
  /** As in the attempt. */
  pause: attemptPause.optional(),
});
export type AnswersSaved = z.infer<typeof answersSaved>;
