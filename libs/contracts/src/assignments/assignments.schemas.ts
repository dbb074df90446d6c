import { z } from 'zod';
import { ASSIGNMENT_STATUSES } from '../core/enumerations';
import { blank, body, moment, objectId } from '../core/fields';
import { examOutline } from '../exams/exams.schemas';
import { result } from '../results/results.schemas';

const dueDate = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'Give the due date as a date')
  .transform(
    // A date without a time means the end of that day.
    (given) => new Date(given.length === 10 ? `${given}T23:59:59.999Z` : given).toISOString(),
  );

export const assignmentCreateBody = body({
  exam: objectId,
  student: objectId,
  /** Sent by clients and ignored: a new assignment is always pending. */
  status: blank(z.enum(ASSIGNMENT_STATUSES)),
  dueDate: blank(dueDate),
});
export type AssignmentCreateBody = z.output<typeof assignmentCreateBody>;

/** `extraTime` is the total extra time in minutes, not an increment. */
export const assignmentUpdateBody = body({
  dueDate: blank(dueDate),
  extraTime: z.number().int().min(0).max(600).optional(),
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
  attempt: z.object({ _id: objectId, deadline: moment }).nullable(),
  /** It is submitted and has no result yet. */
  isGrading: z.boolean().optional(),
  /** Of a completed one that has a score to show. */
  result: assignmentResult.optional(),
});
export type Assignment = z.infer<typeof assignment>;
