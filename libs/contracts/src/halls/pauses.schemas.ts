import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { task } from '../tasks/tasks.schemas';
import { hall } from './halls.schemas';

/** A pause ends after so many hours at most: the attempt is then closed with what is saved. */
export const PAUSE_HOURS_MAX = 24;

export const pauseBody = body({ reason: givenReason });
export type PauseBody = z.output<typeof pauseBody>;

/** Attempts that one call pauses, resumes or gives more time. Apart from `LIMITS`, as only staff pages need it. */
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

/** The session after a change, and how many attempts were changed. */
export const hallChanged = z.object({ hall, changed: z.number().int() });
export type HallChanged = z.infer<typeof hallChanged>;

/** Most minutes that one order adds. */
export const ADDED_MINUTES_MAX = 120;

const minutes = z.number('Enter the minutes as a number').int().min(1).max(ADDED_MINUTES_MAX);

/** Adds minutes to the extra time of all who have an exam of the session and have not ended it. */
export const hallAddTimeBody = body({
  minutes,
  /** How many assignments they were when somebody confirmed it: when it is another number now, nothing is done. */
  count: z.number().int().min(1).optional(),
  /** Answers how many would be changed, and changes nothing. */
  dryRun: z.boolean().optional(),
});
export type HallAddTimeBody = z.output<typeof hallAddTimeBody>;

/** `tasks`, one for each exam and each extra time that its candidates have; none in a dry run. */
export const hallTimeAdded = z.object({ count: z.number().int(), tasks: z.array(task) });
export type HallTimeAdded = z.infer<typeof hallTimeAdded>;

/** Adds minutes to the extra time of all who sit an exam now, or of those named as far as they still sit. */
export const attemptAddTimeBody = body({
  minutes,
  exam: objectId.optional(),
  attempts: attempts.optional(),
  /** Answers how many would be changed, and changes nothing. */
  dryRun: z.boolean().optional(),
}).refine(({ exam, attempts: named }) => (exam === undefined) !== (named === undefined), {
  path: ['attempts'],
  message: 'Send either the exam or the attempts',
});
export type AttemptAddTimeBody = z.output<typeof attemptAddTimeBody>;
