import { z } from 'zod';
import { objectId } from '../core/fields';

/** Reasons for leaving out an applicant. */
export const INDUCT_SKIP_CODES = ['NOT_FOUND', 'NOT_ACCEPTED', 'ALREADY_MEMBER'] as const;
export type InductSkipCode = (typeof INDUCT_SKIP_CODES)[number];

/** Maximum applicants named in an outcome. */
export const INDUCT_NAMED = 500;

/** An applicant who was left out; `name` if known. */
export const skippedApplicant = z.object({
  student: objectId,
  code: z.enum(INDUCT_SKIP_CODES),
  name: z.string().optional(),
});
export type SkippedApplicant = z.infer<typeof skippedApplicant>;

/** Outcome of inducting many applicants, or its preview. */
export const membersInducted = z.object({
  inducted: z.number().int(),
  /** Number of those left out, by reason. */
  left: z.array(z.object({ code: z.enum(INDUCT_SKIP_CODES), count: z.number().int() })),
  skipped: z.array(skippedApplicant),
  /** Dry run only: the first who become members. */
  who: z.array(z.object({ student: objectId, name: z.string() })).optional(),
});
export type MembersInducted = z.infer<typeof membersInducted>;
