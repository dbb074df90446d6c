import type { ForbiddenAct, MembershipSettings, Standing } from '@concord/contracts';
import type { Account } from '../ledger/account-sums';
import { arrearsOn } from '../ledger/account-sums';
import { forbiddenActs, isListed } from './forbidden-acts';

/** Rights of a member on a day. */
export interface MemberRights {
  readonly forbidden: ForbiddenAct[];
  readonly isListed: boolean;
}

/** The rights that follow from a standing, an account and the settings. */
export function memberRightsOn(
  standing: Standing,
  account: Account,
  { forbids }: Pick<MembershipSettings, 'forbids'>,
  day: string,
): MemberRights {
  const forbidden = forbiddenActs({ standing, arrears: arrearsOn(account, day) }, forbids);
  return { forbidden, isListed: isListed(standing, forbidden) };
}
