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

/** A graded attempt. `percantage` is correct answers of all questions in percent, rounded half up. */
export const result = z.object({
  _id: objectId,
  percantage: z.number().int(),
  total_score: z.number().int(),
  /** The questions of the paper, of which `total_score` are right; absent from a service of the release before. */
  total_questions: z.number().int().optional(),
  total_answered: z.number().int(),
  total_correct: z.number().int(),
  total_wrong: z.number().int(),
  pass: z.boolean(),
  createdAt: moment,
  /** Words of the institute for the candidate; also on the slip. */
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

/** A result in lists of staff. */
export const resultRow = result.extend({
  /** Its candidate does not see it yet. */
  held: heldResult.optional(),
  /** How the applicant stands now. */
  standing: applicantStanding.optional(),
});
export type ResultRow = z.infer<typeof resultRow>;

/** `student` and `exam` are the id of one of them; `from` and `to` are about when a result was graded. */
export const resultListQuery = listQuery({
  student: objectId.optional(),
  exam: objectId.optional(),
  ...period,
});
export type ResultListQuery = z.output<typeof resultListQuery>;

export const LATE_DECISIONS = ['accept', 'dismiss'] as const;

/** The decision of staff on late answers. */
export const lateDecision = intervention.extend({
  decision: z.enum(LATE_DECISIONS),
  /** `total_score` before the decision. */
  scoreBefore: z.number().int(),
});
export type LateDecision = z.infer<typeof lateDecision>;

/**
 * For SUPER_ADMIN: each question with the chosen option (null for none) and the right one. `lateOption` is the late
 * answer (null when it clears the question), stored for 24 hours until staff decide.
 */
export const resultDetail = result.extend({
  questions: z.array(
    examQuestion.extend({
      selectedOption: z.string().nullable(),
      lateOption: z.string().nullable().optional(),
    }),
  ),
  /** Null until somebody decides on late answers. */
  /** By how many milliseconds late answers missed the deadline; absent without any. */
  lateByMs: z.number().int().optional(),
  lateDecision: lateDecision.nullable(),
  /** What the candidate's page counted, as far as it told. */
  activity: activityCounts.optional(),
  /** Its candidate does not see it yet. */
  held: heldResult.optional(),
  /** How the applicant stands now. */
  standing: applicantStanding.optional(),
  /** Where a key was changed after it was graded, the first one first. */
  corrections: z.array(intervention.extend({ scoreBefore: z.number().int() })).optional(),
  /** What staff wrote last: who, when and why. `note` is for staff alone; `revision` counts changes. */
  annotation: intervention.extend({ note: z.string().optional(), revision: z.number().int() }).optional(),
});
export type ResultDetail = z.infer<typeof resultDetail>;

/** What is absent stays, null or '' takes it out. `revision` is that of the annotation that was read, 0 without one. */
export const annotateBody = body({
  remark: clearable(text(LIMITS.remarkLength)),
  note: clearable(text(LIMITS.noteLength)),
  reason: givenReason,
  revision: z.number().int().min(0).optional(),
});
export type AnnotateBody = z.output<typeof annotateBody>;

/** `studentDetails`, `Exam` and the answers may carry more than is read here. */
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

/** Grading is not done yet: poll `exams/attempts/{attempt}` until it has a result, unless that is held. */
export const submitPending = z.object({
  attempt: objectId,
  status: z.literal('grading'),
  held: heldResult.optional(),
});
export type SubmitPending = z.infer<typeof submitPending>;
