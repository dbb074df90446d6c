import { z } from 'zod';
import { body, moment } from '../core/fields';

const MODES = ['immediate', 'held'] as const;

/** When candidates learn their results: at once, when staff release them, or from a moment on. */
export const examRelease = z.union([z.enum(MODES), moment]);
export type ExamRelease = z.infer<typeof examRelease>;

/** As {@link examRelease}, as staff set it; a moment may be written with any offset. */
export const examReleaseInput = z.union(
  [z.enum(MODES), z.iso.datetime({ offset: true }).transform((given) => new Date(given).toISOString())],
  'Choose immediate, held, or a date and time',
);

/** Stands where a result would: it is not released, and until when where that is set. */
export const heldResult = z.object({
  until: moment.nullable(),
  /** One ADMIN may stand behind this candidate alone, so a SUPER_ADMIN releases the result. */
  unconfirmed: z.literal(true).optional(),
});
export type HeldResult = z.infer<typeof heldResult>;

/** `dryRun` only counts; `unconfirmed` leaves results that the exam holds, and releases those of unconfirmed candidates. */
export const releaseBody = body({ dryRun: z.boolean().optional(), unconfirmed: z.boolean().optional() });
export type ReleaseBody = z.output<typeof releaseBody>;

/**
 * What a release shows, or showed: results that become visible, of how many candidates, and the mails that follow. Of
 * unconfirmed candidates those count who have yet to sit, too. All are 0 where nothing is held. Rounds that were reset stay hidden, and are not counted.
 */
export const releaseOutcome = z.object({
  results: z.number().int(),
  candidates: z.number().int(),
  mails: z.number().int(),
  /** The state of the exam after the call. */
  release: examRelease,
});
export type ReleaseOutcome = z.infer<typeof releaseOutcome>;
