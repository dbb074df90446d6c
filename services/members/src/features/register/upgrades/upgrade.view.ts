import type { MemberFile, Upgrade, UpgradeCandidate, UpgradeFacts } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { UpgradeRecord, UpgradeStep } from '../../../store/upgrades/upgrade.schema';

const toStep = ({ reason, at, by }: UpgradeStep) => ({
  reason,
  at: at.toISOString(),
  by: { _id: by._id.toString(), username: by.username },
});

const toWho = (member: MemberProjection) => ({
  member: member._id.toString(),
  number: member.number,
  name: memberName(member),
});

const toFacts = ({ from, to, months, experience, cpd, missing }: UpgradeFacts): UpgradeFacts => ({
  from,
  to,
  months,
  experience,
  ...(cpd && { cpd: { year: cpd.year, points: cpd.points, needed: cpd.needed } }),
  missing,
});

export const toUpgrade = (record: UpgradeRecord, member: MemberProjection, files: MemberFile[]): Upgrade => ({
  _id: record._id.toString(),
  ...toWho(member),
  ...toFacts(record),
  source: record.source,
  reason: record.reason,
  at: record.at.toISOString(),
  by: record.by
    ? { _id: record.by._id.toString(), username: record.by.username }
    : { _id: member._id.toString(), username: memberName(member) },
  ...(files.length > 0 && { files }),
  status: record.status,
  ...(record.decision && { decision: toStep(record.decision) }),
  ...(record.grade && { gradeFrom: record.grade.from }),
});

export const toCandidate = (
  member: MemberProjection,
  facts: UpgradeFacts,
  more: Pick<UpgradeCandidate, 'standing' | 'since' | 'proposal'>,
): UpgradeCandidate => ({ _id: member._id.toString(), ...toWho(member), ...toFacts(facts), ...more });
