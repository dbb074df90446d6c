import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, moment, objectId, text } from '../core/fields';
import { memberFile, sentMemberFiles } from '../members/member-files.schemas';
import { GRADE_FEES } from '../members/fee-values';
import { MEMBER_GRADES, STANDINGS } from '../members/member-values';
import { cpdOfUpgrade, UPGRADE_CONDITIONS, UPGRADE_STATUSES } from '../members/upgrades.schemas';

const STATEMENT_LENGTH = 1000;

/** An own application or a proposal of staff. `decision` names no staff. */
export const myUpgradeApplication = z.object({
  _id: objectId,
  from: z.enum(MEMBER_GRADES),
  to: z.enum(MEMBER_GRADES),
  source: z.enum(['staff', 'member']),
  status: z.enum(UPGRADE_STATUSES),
  at: moment,
  /** The member's words; absent in a proposal of staff. */
  statement: z.string().optional(),
  files: z.array(memberFile),
  decision: z.object({ reason: z.string(), at: moment }).optional(),
  /** First day of the new grade, once granted. */
  gradeFrom: z.string().optional(),
});
export type MyUpgradeApplication = z.infer<typeof myUpgradeApplication>;

/** The next grade: what it takes, what the member has, and its fees in kobo. */
const nextGrade = z.object({
  to: z.enum(MEMBER_GRADES),
  months: z.int(),
  monthsNeeded: z.int(),
  /** Whole years; null if the register does not know them. */
  experience: z.int().nullable(),
  experienceNeeded: z.int(),
  /** Present where the points of a year are asked for. */
  cpd: cpdOfUpgrade.optional(),
  missing: z.array(z.enum(UPGRADE_CONDITIONS)),
  fees: z.array(z.object({ kind: z.enum(GRADE_FEES), amount: koboSum })),
});

export const myUpgrade = z.object({
  grade: z.enum(MEMBER_GRADES),
  /** First day of the present grade. */
  since: z.string(),
  standing: z.enum(STANDINGS),
  /** Unpaid charges that are due, in kobo. */
  overdue: koboSum,
  /** Null where no grade follows. */
  next: nextGrade.nullable(),
  canApply: z.boolean(),
  /** The latest one. */
  application: myUpgradeApplication.nullable(),
});
export type MyUpgrade = z.infer<typeof myUpgrade>;

/** Applies for the next grade, with documents that show experience and qualifications. */
export const myUpgradeApplyBody = body({
  statement: text(STATEMENT_LENGTH, { min: 10, message: 'Say in a few words why you apply' }),
  files: sentMemberFiles(1),
});
export type MyUpgradeApplyBody = z.output<typeof myUpgradeApplyBody>;
