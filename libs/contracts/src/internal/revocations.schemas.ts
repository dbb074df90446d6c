import { z } from 'zod';
import { ROLES } from '../core/enumerations';

/** What voids tokens before they expire, as services tell each other. Times are in ms since 1970. */

const moment = z.number().int().min(0);

/**
 * `session`: the sign-in `id` ended. `before`: all sign-ins of the person `id` that began up to `before` ended. `archived`:
 * the record of the student `id` is archived, or no longer where `isLifted`. `account`: the staff account `id` changed.
 */
export const REVOCATION_KINDS = ['session', 'before', 'archived', 'account'] as const;
export type RevocationKind = (typeof REVOCATION_KINDS)[number];

export const revocation = z.object({
  kind: z.enum(REVOCATION_KINDS),
  id: z.string(),
  /** When it was written. */
  at: moment,
  /** When the last token expires that it voids. */
  endsAt: moment,
  /** The account or the student whose sign-in it was; unknown for those of an earlier release. */
  holder: z.string().optional(),
  before: moment.optional(),
  isLifted: z.boolean().optional(),
});
export type Revocation = z.infer<typeof revocation>;

/** Everything that counts at present without `since`; `after` is the last id of the page before, at that moment. */
export const revocationsQuery = z.object({
  since: z.coerce.number<number>().int().min(0).optional(),
  after: z.string().max(100).optional(),
  /** Read the store before the answer: an account has changed a moment ago. */
  fresh: z.enum(['yes']).optional(),
});
export type RevocationsQuery = z.infer<typeof revocationsQuery>;

export const revocationsAnswer = z.object({
  /** Everything that was written until then is known; `since` of the next question. */
  asOf: moment,
  /** How long ago the store was read. */
  ageMs: moment,
  /** Versions and roles of accounts that changed, with the first page. */
  versions: z.record(z.string(), z.object({ ver: z.number().int(), role: z.enum(ROLES) })),
  /** In the order of time. */
  revocations: z.array(revocation),
  /** Start of the next page; absent with the last. */
  next: z.object({ since: moment, after: z.string() }).optional(),
});
export type RevocationsAnswer = z.infer<typeof revocationsAnswer>;
