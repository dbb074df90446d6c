import type { FeeChange, FeePreview, GradeFee, GradeFees, ListedFeeTable } from '@concord/contracts';
import { counted } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';

export const FEE_NAMES: Readonly<Record<GradeFee, string>> = {
  form: 'Form',
  training: 'Training',
  induction: 'Induction or certificate',
  admission: 'Admission',
  levy: 'Development levy',
  subscription: 'Annual subscription',
};

const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `YYYY-MM-DD` as `1 January 2027`. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** Sum of a grade's fees, in kobo. */
export const totalOf = (fees: GradeFees): number => Object.values(fees).reduce((sum, fee) => sum + fee, 0);

/** Days on which a version holds; the first one has no beginning that matters. */
export function periodText({ version, from, until, state }: ListedFeeTable): string {
  const end = until ? ` until ${longDay(until)}` : '';
  if (version === 0) return `As specified${end}`;
  return state === 'past' && !until
    ? `From ${longDay(from)}, replaced before it ended`
    : `From ${longDay(from)}${end}`;
}

const amounts = ({ before, after }: FeeChange) => `${formatNaira(before)} → ${formatNaira(after)}`;

/** A change in one sentence: the fee, both amounts, and whom it concerns from when. */
export function changeText(change: FeeChange, { from }: Pick<FeePreview, 'from'>): string {
  const { grade, fee, isYearly, members } = change;
  const whom = isYearly
    ? `${counted(members, 'member')}, from ${longDay(from)}`
    : `for everyone who becomes ${grade} from ${longDay(from)}`;
  return `${grade}, ${FEE_NAMES[fee].toLowerCase()} ${amounts(change)}: ${whom}`;
}
