import { z } from 'zod';
import { ROLES } from '../core/enumerations';

/** Revocations: events that void tokens before they expire, shared between services. Times are in ms since 1970. */

const moment = z.number().int().min(0);

/**
 * `session`: sign-in `id` ended. `before`: sign-ins of person `id` that began up to `before` ended.
 * `archived`: student `id` was archived, or restored if `isLifted`. `account`: staff account `id`
 * changed.
 */
export const REVOCATION_KINDS = ['session', 'before', 'archived', 'account'] as const;
export type RevocationKind = (typeof REVOCATION_KINDS)[number];

export const revocation = z.object({
  kind: z.enum(REVOCATION_KINDS),
  id: z.string(),
  /** Time of writing. */
  at: moment,
  /** Expiry of the last token that it voids. */
  endsAt: moment,
  /** Account or student of the sign-in; unknown in records of earlier versions. */
  holder: z.string().optional(),
  before: moment.optional(),
  isLifted: z.boolean().optional(),
});
export type Revocation = z.infer<typeof revocation>;

/**
 * Returns all current revocations unless `since` is given; `after` is the last id of the previous
 * page at that moment.
 */
export const revocationsQuery = z.object({
  since: z.coerce.number<number>().int().min(0).optional(),
  after: z.string().max(100).optional(),
  /** Bypasses the cache, after an account has just changed. */
  fresh: z.enum(['yes']).optional(),
});
export type RevocationsQuery = z.infer<typeof revocationsQuery>;

export const revocationsAnswer = z.object({
  /** All writes up to this moment are included; use it as the next `since`. */
  asOf: moment,
  /** Age of the answer in ms. */
  ageMs: moment,
  /** Versions and roles of changed accounts; first page only. */
  versions: z.record(z.string(), z.object({ ver: z.number().int(), role: z.enum(ROLES) })),
  /** Sorted by time. */
  revocations: z.array(revocation),
  /** Start of the next page; absent on the last. */
  next: z.object({ since: moment, after: z.string() }).optional(),
});
export type RevocationsAnswer = z.infer<typeof revocationsAnswer>;
