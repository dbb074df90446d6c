import type { MemberMerge, MergeOutcome } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { balanceOf } from '../../../shared/ledger/account-sums';
import { collisions, mergeAccounts } from '../../../shared/ledger/merge-accounts';
import { memberStandingOn } from '../../../shared/members/member-index';
import { absorbed, filledFields } from '../../../shared/members/merge-members';
import type { SettingsVersion } from '../../../shared/settings/settings-in-force';
import { gradeOn } from '../../../shared/standing/grades';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import type { MemberProjection } from '../../../store/members/member.schema';
import { toMemberRow } from '../members/member.view';

/** A member with the account. */
export interface MergeSide {
  readonly member: MemberProjection;
  readonly account: AccountProjection;
}

const outcomeOf = ({ member, account }: MergeSide, { values }: SettingsVersion): MergeOutcome => {
  const today = dayOf(new Date());
  return {
    grade: gradeOn(member.terms, today),
    standing: memberStandingOn(member, account, values, today).standing,
    balance: balanceOf(account),
  };
};

/** Effect of a merge, by the rules that carry it out. */
export function mergePreview(
  keep: MergeSide,
  drop: MergeSide,
  documents: number,
  settings: SettingsVersion,
): MemberMerge {
  const mark = { merge: 'preview', number: drop.member.number };
  const after = {
    member: absorbed(keep.member, drop.member, mark.merge),
    account: { ...keep.account, ...mergeAccounts(keep.account, drop.account, mark) },
  };
  return {
    keep: toMemberRow(keep.member),
    drop: toMemberRow(drop.member),
    moved: {
      terms: drop.member.terms.length,
      events: drop.member.events.length,
      charges: drop.account.charges.length,
      payments: drop.account.payments.length,
      documents,
    },
    renamed: collisions(keep.account, drop.account).map(({ title }) => title),
    filled: filledFields(keep.member, drop.member),
    before: outcomeOf(keep, settings),
    after: outcomeOf(after, settings),
  };
}
