import {
  corporateFee,
  diplomaFormFee,
  type FeeSchedule,
  membershipFees,
  merchandise,
  nyscFees,
} from '@concord/institute';
import { formatCount } from './figures';

/** The fees of membership; parts in the order of payment. */
export const MEMBERSHIP_FEES = membershipFees();

/** The fees for the conversion of corps members. */
export const NYSC_FEES = nyscFees();

/** Corporate membership as a whole, in naira. */
export const CORPORATE_FEE = corporateFee();

/** What members can buy, in naira. */
export const MERCHANDISE = merchandise();

/** The application form of diploma programmes, in naira; it is not given back. */
export const DIPLOMA_FORM_FEE = diplomaFormFee();

/** `N15,000`, for sentences. */
export const naira = (amount: number): string => `N${formatCount(amount)}`;

/** The schedule of one level of membership. */
export const feesOf = (name: string): FeeSchedule => {
  const found = MEMBERSHIP_FEES.find(({ level }) => level === name);
  if (!found) throw new Error(`No fees of ${name}`);
  return found;
};

/** One part of a schedule, such as the training. */
export const partOf = ({ level, parts }: FeeSchedule, part: string): number => {
  const found = parts.find(({ name }) => name === part);
  if (!found) throw new Error(`The fees of ${level} have no part ${part}`);
  return found.amount;
};
