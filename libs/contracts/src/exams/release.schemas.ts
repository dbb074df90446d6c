import { z } from 'zod';
import { body, moment } from '../core/fields';

const MODES = ['immediate', 'held'] as const;

/** Release of results to candidates: at once, by staff, or from a moment on. */
export const examRelease = z.union([z.enum(MODES), moment]);
export type ExamRelease = z.infer<typeof examRelease>;

/** {@link examRelease} as staff set it; a moment may have any UTC offset. */
export const examReleaseInput = z.union(
  [z.enum(MODES), z.iso.datetime({ offset: true }).transform((given) => new Date(given).toISOString())],
  'Choose immediate, held, or a date and time',
);

/** Replaces a result that is not released; says until when, if that is set. */
export const heldResult = z.object({
  until: moment.nullable(),
  /** Unconfirmed candidate: a SUPER_ADMIN must release the result, as one ADMIN may have handled the whole admission. */
  unconfirmed: z.literal(true).optional(),
});
export type HeldResult = z.infer<typeof heldResult>;

/**
 * `dryRun` only counts; `unconfirmed` releases those of unconfirmed candidates and keeps results
 * that the exam holds.
 */
export const releaseBody = body({ dryRun: z.boolean().optional(), unconfirmed: z.boolean().optional() });
export type ReleaseBody = z.output<typeof releaseBody>;

/**
 * Effect of a release: results that become visible, number of candidates, and resulting mails.
 * Includes unconfirmed candidates who have not sat yet. All are 0 if nothing is held. Reset rounds
 * stay hidden and are not counted.
 */
export const releaseOutcome = z.object({
  results: z.number().int(),
  candidates: z.number().int(),
  mails: z.number().int(),
  /** State of the exam after the call. */
  release: examRelease,
});
export type ReleaseOutcome = z.infer<typeof releaseOutcome>;
