import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { task } from '../tasks/tasks.schemas';
import { hall } from './halls.schemas';

/** Maximum pause; the attempt is then closed with the saved answers. */
export const PAUSE_HOURS_MAX = 24;

export const pauseBody = body({ reason: givenReason });
export type PauseBody = z.output<typeof pauseBody>;

/** Maximum attempts paused, resumed or extended by one call. Separate from `LIMITS`, as only staff pages need it. */
export const ATTEMPTS_MAX = 1000;

const attempts = listOf(objectId, ATTEMPTS_MAX, {
  min: 1,
  tooFew: 'Choose at least one candidate',
  tooMany: `Choose at most ${ATTEMPTS_MAX.toLocaleString('en-GB')} candidates`,
});

export const attemptPauseManyBody = body({ attempts, reason: givenReason });
export type AttemptPauseManyBody = z.output<typeof attemptPauseManyBody>;

export const attemptResumeManyBody = body({ attempts });
export type AttemptResumeManyBody = z.output<typeof attemptResumeManyBody>;

/** The session after a change, and the number of changed attempts. */
export const hallChanged = z.object({ hall, changed: z.number().int() });
export type HallChanged = z.infer<typeof hallChanged>;

/** Maximum minutes added by one request. */
export const ADDED_MINUTES_MAX = 120;

const minutes = z.number('Enter the minutes as a number').int().min(1).max(ADDED_MINUTES_MAX);

/** Adds extra time for everyone in the session who has not finished one of its exams. */
export const hallAddTimeBody = body({
  minutes,
  /** Number of assignments that the user confirmed; the request is refused if it has changed. */
  count: z.number().int().min(1).optional(),
  /** Returns the count only; changes nothing. */
  dryRun: z.boolean().optional(),
});
export type HallAddTimeBody = z.output<typeof hallAddTimeBody>;

/** `tasks`: one for each combination of exam and present extra time; none in a dry run. */
export const hallTimeAdded = z.object({ count: z.number().int(), tasks: z.array(task) });
export type HallTimeAdded = z.infer<typeof hallTimeAdded>;

/** Adds extra time for everyone sitting an exam now, or for the named attempts that are still open. */
export const attemptAddTimeBody = body({
  minutes,
  exam: objectId.optional(),
  attempts: attempts.optional(),
  /** Returns the count only; changes nothing. */
  dryRun: z.boolean().optional(),
}).refine(({ exam, attempts: named }) => (exam === undefined) !== (named === undefined), {
  path: ['attempts'],
  message: 'Send either the exam or the attempts',
});
export type AttemptAddTimeBody = z.output<typeof attemptAddTimeBody>;
