import { z } from 'zod';
import { listOf } from '../core/bounded';
import { activityCounts } from '../activity/activity.schemas';
import { body, clearable, moment, objectId, text } from '../core/fields';
import { examQuestion } from '../exams/exams.schemas';
import { heldResult } from '../exams/release.schemas';
import { givenReason, intervention } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, period } from '../core/list-query';
import { applicantStanding } from '../students/standing.schemas';

/** A graded attempt. `percantage` is the percentage of correct answers, rounded half up. */
export const result = z.object({
  _id: objectId,
  percantage: z.number().int(),
  total_score: z.number().int(),
  /** Number of questions on the paper, of which `total_score` are right; absent in answers of the previous version. */
  total_questions: z.number().int().optional(),
  total_answered: z.number().int(),
  total_correct: z.number().int(),
  total_wrong: z.number().int(),
  pass: z.boolean(),
  createdAt: moment,
  /** The institute's remark for the candidate; printed on the slip. */
  remark: z.string().optional(),
  exam: z.object({ _id: objectId, examName: z.string(), examCode: z.string() }),
  student: z.object({
    _id: objectId,
    surname: z.string(),
    firstName: z.string(),
    middleName: z.string().nullable(),
    gender: z.string().nullable(),
  }),
});
export type Result = z.infer<typeof result>;

/** A result in staff lists. */
export const resultRow = result.extend({
  /** Present while the candidate cannot see it. */
  held: heldResult.optional(),
  /** Present standing of the applicant. */
  standing: applicantStanding.optional(),
});
export type ResultRow = z.infer<typeof resultRow>;

/** `student` and `exam` are ids; `from` and `to` filter by grading time. */
export const resultListQuery = listQuery({
  student: objectId.optional(),
  exam: objectId.optional(),
  ...period,
});
export type ResultListQuery = z.output<typeof resultListQuery>;

export const LATE_DECISIONS = ['accept', 'dismiss'] as const;

/** Decision of staff on late answers. */
export const lateDecision = intervention.extend({
  decision: z.enum(LATE_DECISIONS),
  /** `total_score` before the decision. */
  scoreBefore: z.number().int(),
});
export type LateDecision = z.infer<typeof lateDecision>;

/**
 * For SUPER_ADMIN: each question with the chosen option (null for none) and the key. `lateOption`
 * is the late answer (null if it clears the question), stored for 24 hours until staff decide.
 */
export const resultDetail = result.extend({
  questions: z.array(
    examQuestion.extend({
      selectedOption: z.string().nullable(),
      lateOption: z.string().nullable().optional(),
    }),
  ),
  /** Null until a decision on late answers. */
  /** Delay of late answers after the deadline in ms; absent without any. */
  lateByMs: z.number().int().optional(),
  lateDecision: lateDecision.nullable(),
  /** Activity counts, if reported. */
  activity: activityCounts.optional(),
  /** Present while the candidate cannot see it. */
  held: heldResult.optional(),
  /** Present standing of the applicant. */
  standing: applicantStanding.optional(),
  /** Key corrections after grading, oldest first. */
  corrections: z.array(intervention.extend({ scoreBefore: z.number().int() })).optional(),
  /** Last annotation by staff. `note` is for staff only; `revision` counts changes. */
  annotation: intervention.extend({ note: z.string().optional(), revision: z.number().int() }).optional(),
});
export type ResultDetail = z.infer<typeof resultDetail>;

/** Absent fields stay; null or '' clears them. `revision` is the annotation's that was read, 0 without one. */
export const annotateBody = body({
  remark: clearable(text(LIMITS.remarkLength)),
  note: clearable(text(LIMITS.noteLength)),
  reason: givenReason,
  revision: z.number().int().min(0).optional(),
});
export type AnnotateBody = z.output<typeof annotateBody>;

/** Unknown keys are allowed in `studentDetails`, `Exam` and the answers, and ignored. */
export const submitBody = body({
  studentDetails: z.object({ _id: objectId.optional() }),
  Exam: z.object({ _id: objectId }),
  answers: listOf(
    z.object({ _id: objectId, selectedOption: z.string().max(LIMITS.optionLength).nullable() }),
    LIMITS.examQuestionsMax,
  ),
  attempt: objectId.optional(),
});
export type SubmitBody = z.output<typeof submitBody>;

/** Grading is pending: poll `exams/attempts/{attempt}` until it has a result, unless that is held. */
export const submitPending = z.object({
  attempt: objectId,
  status: z.literal('grading'),
  held: heldResult.optional(),
});
export type SubmitPending = z.infer<typeof submitPending>;
