import type { BillingLeftCode, MembersBilled } from '@concord/contracts';
import { counted } from '../../../shared/format';
import { formatNaira } from '../../../shared/members/naira';

/** Reasons for leaving a member out, as the heading of those members. */
export const LEFT_WORDS: Record<BillingLeftCode, string> = {
  ALREADY_BILLED: 'Billed for this year before',
  ENDED: 'Membership has ended',
  SUSPENDED: 'Suspended',
  NOT_JOINED: 'Joined after this year',
  PAYS_NEXT_YEAR: 'Joined late in the year, so the next year is the first to pay',
  NOT_DUE: 'Year has not begun yet',
  NO_FEE: 'Nothing to pay in this grade',
  EARLIER_REGISTER: 'Year before the import, which the earlier register covers',
  ACCOUNT_FULL: 'Account has no room for another charge',
};

/** Number of bills and their sum: `1,204 members, NGN 6,020,000`. */
export const billedText = ({ billed, amount }: MembersBilled): string =>
  `${counted(billed, 'member')}, ${formatNaira(amount)}`;
