import { z } from 'zod';
import { objectId } from '../core/fields';
import { EXCLUSION_CODES } from '../students/standing.schemas';

/** Reasons for skipping a student. */
export const SKIP_CODES = [
  'NOT_FOUND',
  ...EXCLUSION_CODES,
  'ALREADY_ASSIGNED',
  'SITTINGS_LIMIT',
  'NOT_ASSIGNED',
  'ALREADY_COMPLETED',
  'ATTEMPT_IN_PROGRESS',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A skipped student; `name` if known. */
export const skippedStudent = z.object({
  student: objectId,
  code: z.enum(SKIP_CODES),
  name: z.string().optional(),
});
export type SkippedStudent = z.infer<typeof skippedStudent>;

/** Outcome of assigning an exam to many students, or its preview. */
export const assignmentsAdded = z.object({
  added: z.number().int(),
  skipped: z.array(skippedStudent),
  /** Dry run only: number of added students who have completed this exam before. */
  again: z.number().int().optional(),
  /** Dry run only: number of added students who are unconfirmed, so that a SUPER_ADMIN must release their results. */
  unconfirmed: z.number().int().optional(),
  /** Dry run only: number of added students whose application is undecided. */
  undecided: z.number().int().optional(),
});
export type AssignmentsAdded = z.infer<typeof assignmentsAdded>;

/** Outcome of changing or removing many assignments, or its preview. */
export const assignmentsChanged = z.object({ changed: z.number().int(), skipped: z.array(skippedStudent) });
export type AssignmentsChanged = z.infer<typeof assignmentsChanged>;

/** Reasons for skipping a result. */
export const ISSUE_SKIP_CODES = [
  'NAME_TOO_LONG',
  'NAME_UNPRINTABLE',
  ...EXCLUSION_CODES,
  'ALREADY_ISSUED',
  'REVOKED',
  'MEMBERSHIP',
  'NOT_PASSED',
  'RESET',
  'UNCONFIRMED',
  'OTHER_EXAM',
  'NOT_FOUND',
] as const;
export type IssueSkipCode = (typeof ISSUE_SKIP_CODES)[number];

/** Maximum results listed in an outcome; those whose name needs a shorter form come first. */
export const ISSUE_NAMED = 500;

/**
 * A skipped result. In a dry run, `suggestion` shortens a name that is too long; `letters` are
 * those that cannot be printed.
 */
export const skippedResult = z.object({
  result: objectId,
  /** Absent for unknown results. */
  student: objectId.optional(),
  code: z.enum(ISSUE_SKIP_CODES),
  name: z.string().optional(),
  suggestion: z.string().optional(),
  letters: z.string().optional(),
});
export type SkippedResult = z.infer<typeof skippedResult>;

/** Outcome of a bulk issue, or its preview; `left` counts skipped results by reason. */
export const certificatesIssued = z.object({
  issued: z.number().int(),
  left: z.array(z.object({ code: z.enum(ISSUE_SKIP_CODES), count: z.number().int() })),
  skipped: z.array(skippedResult),
  /** Dry run only: number of recipients whose application is undecided. */
  undecided: z.number().int().optional(),
});
export type CertificatesIssued = z.infer<typeof certificatesIssued>;

/** Effect of a regrade by the present keys. */
export const regradeOutcome = z.object({
  /** Number of results checked. */
  results: z.number().int(),
  /** Number of results whose score changes. */
  changed: z.number().int(),
  nowPass: z.number().int(),
  noLongerPass: z.number().int(),
});
export type RegradeOutcome = z.infer<typeof regradeOutcome>;
