import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { listQuery, oneOf } from '../core/list-query';
import { memberFile } from './member-files.schemas';
import { GRADE_FEES } from './fee-values';
import { MEMBER_GRADES, type MemberGrade, STANDINGS, UPGRADE_STATES } from './member-values';
import { lagosDay } from './money';

/** The grade above each; none above Fellow and beside Corporate. */
export const NEXT_GRADES: Partial<Record<MemberGrade, MemberGrade>> = {
  Student: 'Affiliate',
  Affiliate: 'Associate',
  Associate: 'Full',
  Full: 'Senior',
  Senior: 'Fellow',
};

/** Months in good standing in a grade before the next one: the five years of the specification. */
export const UPGRADE_MONTHS = 60;

/** Years of experience that the specification's membership page asks for, at least. */
export const UPGRADE_EXPERIENCE: Partial<Record<MemberGrade, number>> = {
  Affiliate: 3,
  Associate: 1,
  Full: 6,
  Senior: 10,
  Fellow: 16,
};

/** Conditions of an upgrade that a member may lack. */
export const UPGRADE_CONDITIONS = ['months', 'experience', 'standing', 'cpd'] as const;
export type UpgradeCondition = (typeof UPGRADE_CONDITIONS)[number];

export const UPGRADE_STATUSES = ['open', 'granted', 'refused'] as const;

/** Points of the year before, where the settings ask for them. */
export const cpdOfUpgrade = z.object({ year: z.int(), points: z.number(), needed: z.number() });
export type CpdOfUpgrade = z.infer<typeof cpdOfUpgrade>;

/** The next grade of a member, and the conditions that are missing for it. */
const upgradeFacts = z.object({
  from: z.enum(MEMBER_GRADES),
  to: z.enum(MEMBER_GRADES),
  /** Months in good standing in the present grade. */
  months: z.int(),
  /** Whole years of experience; null if the register does not know them. */
  experience: z.int().nullable(),
  /** Absent where the settings do not ask for points. */
  cpd: cpdOfUpgrade.optional(),
  missing: z.array(z.enum(UPGRADE_CONDITIONS)),
});
export type UpgradeFacts = z.infer<typeof upgradeFacts>;

const who = { member: objectId, number: z.string(), name: z.string() };

/** A member who has been long enough in a grade, and may lack the rest. */
export const upgradeCandidate = upgradeFacts.extend({
  /** The member's id, as `member`. */
  _id: objectId,
  ...who,
  standing: z.enum(STANDINGS),
  /** First day of the present grade. */
  since: z.string(),
  /** The open proposal. */
  proposal: objectId.optional(),
});
export type UpgradeCandidate = z.infer<typeof upgradeCandidate>;

/** Members whose index says so: `ready` lacks nothing, `lacking` has the years but not the rest. */
export const upgradeCandidateQuery = listQuery({
  state: oneOf(UPGRADE_STATES),
  grade: oneOf(MEMBER_GRADES),
});
export type UpgradeCandidateQuery = z.output<typeof upgradeCandidateQuery>;

const by = z.object({ _id: objectId, username: z.string() });
const decided = { reason: z.string(), at: moment, by };

/** A proposal or an application for an upgrade, as it was when it was made. */
export const upgrade = upgradeFacts.extend({
  ...who,
  _id: objectId,
  source: z.enum(['staff', 'member']),
  /** Reason of staff, or what the member wrote. The author of an application is the member. */
  ...decided,
  /** Documents of an application. */
  files: z.array(memberFile).optional(),
  status: z.enum(UPGRADE_STATUSES),
  decision: z.object(decided).optional(),
  /** First day of the new grade, once granted. */
  gradeFrom: z.string().optional(),
});
export type Upgrade = z.infer<typeof upgrade>;

/** Latest first. */
export const upgradeListQuery = listQuery({
  status: oneOf(UPGRADE_STATUSES),
  member: objectId.optional(),
});
export type UpgradeListQuery = z.output<typeof upgradeListQuery>;

/** Proposes the next grade for a member. */
export const upgradeCreateBody = body({ reason: givenReason });
export type UpgradeCreateBody = z.output<typeof upgradeCreateBody>;

const UPGRADE_DECISIONS = ['granted', 'refused'] as const;

/** Decides on an upgrade. Granted, the grade begins on `from`, today without it, and its fees are charged. */
export const upgradeDecideBody = body({
  decision: z.enum(UPGRADE_DECISIONS, 'Grant or refuse the upgrade'),
  reason: givenReason,
  from: lagosDay.optional(),
  /** All but the subscription without it. */
  fees: listOf(z.enum(GRADE_FEES), GRADE_FEES.length).optional(),
});
export type UpgradeDecideBody = z.output<typeof upgradeDecideBody>;
