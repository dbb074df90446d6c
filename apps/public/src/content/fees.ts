import {
  corporateFee,
  diplomaFormFee,
  type FeeSchedule,
  membershipFees,
  merchandise,
  nyscFees,
} from '@concord/institute';
import { formatCount } from './figures';

/** Membership fees; parts in the order of payment. */
export const MEMBERSHIP_FEES = membershipFees();

export const NYSC_FEES = nyscFees();

/** Total of corporate membership, in naira. */
export const CORPORATE_FEE = corporateFee();

/** Articles for members; prices in naira. */
export const MERCHANDISE = merchandise();

/** Application form of diploma programmes, in naira; not refundable. */
export const DIPLOMA_FORM_FEE = diplomaFormFee();

/** An amount for sentences: `N15,000`. */
export const naira = (amount: number): string => `N${formatCount(amount)}`;

/** Fee schedule of one membership level. */
export const feesOf = (name: string): FeeSchedule => {
  const found = MEMBERSHIP_FEES.find(({ level }) => level === name);
  if (!found) throw new Error(`No fees of ${name}`);
  return found;
};

/** Amount of one part of a schedule, e.g. the training. */
export const partOf = ({ level, parts }: FeeSchedule, part: string): number => {
  const found = parts.find(({ name }) => name === part);
  if (!found) throw new Error(`The fees of ${level} have no part ${part}`);
  return found.amount;
};
