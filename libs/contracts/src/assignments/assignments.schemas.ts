import { z } from 'zod';
import { attemptPause } from '../attempts/attempts.schemas';
import { endOfDueDay } from '../core/due-day';
import { ASSIGNMENT_STATUSES } from '../core/enumerations';
import { blank, body, moment, objectId } from '../core/fields';
import { examOutline } from '../exams/exams.schemas';
import { heldResult } from '../exams/release.schemas';
import { EXTRA_MINUTES_MAX } from '../students/accommodation.schemas';
import { result } from '../results/results.schemas';

const dueDate = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'Enter the due date as a date')
  .transform(
    // A date without a time means the end of that day in Nigeria.
    (given) => new Date(given.length === 10 ? endOfDueDay(given) : given).toISOString(),
  );

/** The due date of an assignment; may be omitted. */
export const dueDateChoice = blank(dueDate);
/** Extra time in whole minutes: the total, not an increment. */
export const extraMinutes = z.number().int().min(0).max(EXTRA_MINUTES_MAX);

export const assignmentCreateBody = body({
  exam: objectId,
  student: objectId,
  /** Sent by clients and ignored: a new assignment is always pending. */
  status: blank(z.enum(ASSIGNMENT_STATUSES)),
  dueDate: dueDateChoice,
  /** Defaults to the student's standing accommodation. */
  extraTime: extraMinutes.optional(),
  /** Sends the student an e-mail. */
  mail: z.boolean().optional(),
});
export type AssignmentCreateBody = z.output<typeof assignmentCreateBody>;

export const assignmentUpdateBody = body({
  dueDate: dueDateChoice,
  extraTime: extraMinutes.optional(),
});
export type AssignmentUpdateBody = z.output<typeof assignmentUpdateBody>;

/** Summary of the result of a completed assignment; `_id` opens the full result. */
export const assignmentResult = result.pick({
  _id: true,
  percantage: true,
  total_score: true,
  total_questions: true,
  pass: true,
  createdAt: true,
});
export type AssignmentResult = z.infer<typeof assignmentResult>;

export const assignment = z.object({
  _id: objectId,
  exam: examOutline,
  status: z.enum(ASSIGNMENT_STATUSES),
  score: z.number().nullable(),
  dateWritten: moment.nullable(),
  dueDate: moment,
  extraTime: z.number().int(),
  student: objectId,
  AddedBy: z.object({ _id: objectId, username: z.string() }),
  /** The open attempt; the candidate sees 'Continue' and the time left. */
  attempt: z
    .object({
      _id: objectId,
      /** While paused: the latest possible end of the pause. */
      deadline: moment,
      pause: attemptPause.optional(),
    })
    .nullable(),
  /** Earliest start; absent when it can be started now. */
  opensAt: moment.optional(),
  /** Reason why the candidate, as a member, cannot start it now, in a sentence. */
  startForbidden: z.string().optional(),
  /** Starting or continuing on another device needs the access code of the hall. */
  needsCode: z.boolean().optional(),
  /** Starting or continuing on another device needs Safe Exam Browser. */
  needsSeb: z.boolean().optional(),
  /** Submitted, not graded yet. */
  isGrading: z.boolean().optional(),
  /** Present for completed assignments whose score may be shown. */
  result: assignmentResult.optional(),
  /** Link to the Safe Exam Browser file, for candidates of exams that need it; valid for 12 hours. */
  sebFile: z.string().optional(),
  /** Results of the exam are not released: only SUPER_ADMIN gets `score` and `result`. */
  held: heldResult.optional(),
});
export type Assignment = z.infer<typeof assignment>;
