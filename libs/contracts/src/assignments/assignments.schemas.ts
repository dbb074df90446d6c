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

/** The due date of an assignment, where one is sent. */
export const dueDateChoice = blank(dueDate);
/** Extra time in whole minutes: the total, not an increment. */
export const extraMinutes = z.number().int().min(0).max(EXTRA_MINUTES_MAX);

export const assignmentCreateBody = body({
  exam: objectId,
  student: objectId,
  /** Sent by clients and ignored: a new assignment is always pending. */
  status: blank(z.enum(ASSIGNMENT_STATUSES)),
  dueDate: dueDateChoice,
  /** Without it the standing accommodation of the student is taken over. */
  extraTime: extraMinutes.optional(),
  /** Tells the student by mail. */
  mail: z.boolean().optional(),
});
export type AssignmentCreateBody = z.output<typeof assignmentCreateBody>;

export const assignmentUpdateBody = body({
  dueDate: dueDateChoice,
  extraTime: extraMinutes.optional(),
});
export type AssignmentUpdateBody = z.output<typeof assignmentUpdateBody>;

/** The result of a completed assignment; its `_id` opens the whole one. */
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
  /** The open attempt, if any: the candidate sees 'Continue' and the time left. */
  attempt: z
    .object({
      _id: objectId,
      /** While it is paused, when the pause ends at the latest. */
      deadline: moment,
      pause: attemptPause.optional(),
    })
    .nullable(),
  /** It can not be begun before; absent when it can. */
  opensAt: moment.optional(),
  /** To begin it, or to go on with it on another device, the code of the hall is needed. */
  needsCode: z.boolean().optional(),
  /** To begin it, or to go on with it on another device, Safe Exam Browser is needed. */
  needsSeb: z.boolean().optional(),
  /** It is submitted and has no result yet. */
  isGrading: z.boolean().optional(),
  /** Of a completed one that has a score to show. */
  result: assignmentResult.optional(),
  /** Link to the file of Safe Exam Browser, for the candidate of an exam that needs it; good for half a day. */
  sebFile: z.string().optional(),
  /** The results of the exam are not released: nobody but a SUPER_ADMIN gets `score` and `result`. */
  held: heldResult.optional(),
});
export type Assignment = z.infer<typeof assignment>;
