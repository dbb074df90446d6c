import { dayOf } from '@concord/nest-platform';
import { balanceOf } from '../../../shared/ledger/account-sums';
import type { Account } from '../../../shared/ledger/account-sums';
import { isOpenClaim } from '../../../shared/ledger/claims';
import { eventStateOn } from '../../../shared/standing/event-state';
import type { MemberProjection } from '../../../store/members/member.schema';

/** Refusal while a merge of the member runs. */
export const MERGED_NOW = 'This member is being merged right now';

/** Reason for which the institute still needs the data of a member; undefined if they may be erased. */
export function reasonToKeep(
  member: MemberProjection,
  account: Account,
  hasOpenUpgrade: boolean,
): string | undefined {
  if (member.kind === 'organisation') return 'An organisation is no person. Change its contact instead';
  if (member.mergingInto) return MERGED_NOW;
  const { ended } = eventStateOn(member.events, dayOf(new Date()));
  if (!ended || ended.standing === 'suspended')
    return 'This person is still a member. Record first how the membership ended';
  if (account.payments.some(isOpenClaim))
    return 'Decide first on the transfer that this member sent evidence of';
  const balance = balanceOf(account);
  if (balance > 0) return 'This member still owes money. Waive or void it first';
  if (balance < 0) return 'This member has credit. Refund it first';
  return hasOpenUpgrade ? 'Decide on the open upgrade of this member first' : undefined;
}
