import { z } from 'zod';
import { activityCounts } from '../activity/activity.schemas';
import { ATTEMPT_STATUSES, attemptPause } from '../attempts/attempts.schemas';
import { blank, body, moment, objectId } from '../core/fields';
import { givenReason, intervention } from '../core/intervention';
import { heldResult } from '../exams/release.schemas';
import { LATE_DECISIONS } from '../results/results.schemas';

export const CLOSERS = ['candidate', 'deadline', 'staff'] as const;
export type Closer = (typeof CLOSERS)[number];

/** One attempt of an assignment, for staff; a reset starts a new round and keeps the old attempt. */
export const attemptHistoryEntry = z.object({
  _id: objectId,
  round: z.number().int(),
  status: z.enum(ATTEMPT_STATUSES),
  startedAt: moment,
  deadline: moment,
  savedAt: moment.nullable(),
  submittedAt: moment.nullable(),
  closedBy: z.enum(CLOSERS).nullable(),
  closed: intervention.nullable(),
  reset: intervention.nullable(),
  /** Present while paused, or if it ended in a pause. */
  pause: intervention.optional(),
  /** Total duration of ended pauses in ms. */
  pausedMs: z.number().int().optional(),
  answered: z.number().int(),
  totalQuestions: z.number().int(),
  /** `total_score` once graded. */
  score: z.number().int().nullable(),
  /** Present while the candidate cannot see the score. */
  held: heldResult.optional(),
  /** Activity counts, if reported. */
  activity: activityCounts.optional(),
});
export type AttemptHistoryEntry = z.infer<typeof attemptHistoryEntry>;

/** `dueDate` of the new round; defaults to a month from now if absent and the present one has passed. */
export const resetBody = body({ reason: givenReason, dueDate: blank(z.iso.datetime({ offset: true })) });
export type ResetBody = z.output<typeof resetBody>;

export const closeBody = body({ reason: givenReason });
export type CloseBody = z.output<typeof closeBody>;

/** One candidate who is sitting an exam. `seenAt` is the time of the page's last request. */
export const monitorRow = z.object({
  attempt: objectId,
  assignment: objectId,
  student: z.object({ _id: objectId, surname: z.string(), firstName: z.string() }),
  exam: z.object({ _id: objectId, examName: z.string(), examCode: z.string() }),
  totalQuestions: z.number().int(),
  answered: z.number().int(),
  startedAt: moment,
  deadline: moment,
  savedAt: moment.nullable(),
  seenAt: moment.nullable(),
  pause: attemptPause.optional(),
  activity: activityCounts.optional(),
});
export type MonitorRow = z.infer<typeof monitorRow>;

/** The event `snapshot`: all open attempts, at most `LIMITS.monitorRows`; `total` counts all. */
export const monitorSnapshot = z.object({
  serverTime: moment,
  total: z.number().int(),
  rows: z.array(monitorRow),
});
export type MonitorSnapshot = z.infer<typeof monitorSnapshot>;

/** The event `change`, at most one a second; `gone` lists ended attempts. */
export const monitorChange = z.object({
  serverTime: moment,
  added: z.array(monitorRow),
  changed: z.array(
    monitorRow.pick({
      attempt: true,
      answered: true,
      deadline: true,
      savedAt: true,
      seenAt: true,
      pause: true,
      activity: true,
    }),
  ),
  gone: z.array(objectId),
});
export type MonitorChange = z.infer<typeof monitorChange>;

/** Answers that arrived too late to count and await a decision by staff. */
export const lateAnswers = z.object({
  /** Id of the attempt and of its result. */
  _id: objectId,
  student: z.object({ _id: objectId, surname: z.string(), firstName: z.string() }),
  exam: z.object({ _id: objectId, examName: z.string(), examCode: z.string() }),
  deadline: moment,
  closedBy: z.enum(CLOSERS).nullable(),
  receivedAt: moment,
  /** Deletion time, decided or not. */
  expiresAt: moment,
  /** Number of questions whose late answer differs from the graded one. */
  differing: z.number().int(),
  isGraded: z.boolean(),
});
export type LateAnswers = z.infer<typeof lateAnswers>;

export const lateDecisionBody = body({ decision: z.enum(LATE_DECISIONS), reason: givenReason });
export type LateDecisionBody = z.output<typeof lateDecisionBody>;
