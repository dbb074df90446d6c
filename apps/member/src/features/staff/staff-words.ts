import type { MyStaff, MyStaffPerson, Standing, StaffProposal } from '@concord/contracts';
import { asNaira } from '../../shared/naira';

const STANDING_WORDS: Record<Standing, string> = {
  pending: 'not yet in good standing',
  current: 'in good standing',
  grace: 'in the days of grace',
  lapsed: 'lapsed',
  suspended: 'suspended',
  resigned: 'resigned',
  deceased: 'deceased',
  'struck-off': 'struck off',
};

/** Grade, number and standing of a person in one line. */
export function membershipText({ member, sponsored }: MyStaffPerson): string {
  const paid = sponsored ? ', you pay' : '';
  if (!member) return `No member${paid}`;
  return `${member.grade}, ${member.number}, ${STANDING_WORDS[member.standing]}${paid}`;
}

const owed = ({ charges }: MyStaffPerson) => charges.reduce((sum, { open }) => sum + open, 0);

/** Unpaid subscriptions of a person; undefined without any. */
export const owedText = (person: MyStaffPerson): string | undefined =>
  owed(person) > 0 ? `${asNaira(owed(person))} unpaid` : undefined;

/** The people whom the organisation sponsors, in a sentence. */
export function sponsoredText({ sponsored, rebate }: Pick<MyStaff, 'sponsored' | 'rebate'>): string {
  if (sponsored === 0) return 'You pay for nobody yet.';
  const people = sponsored === 1 ? 'one person' : `${sponsored} people`;
  return rebate
    ? `You pay for ${people}, so a rebate applies. We note it on the charges.`
    : `You pay for ${people}.`;
}

export const proposalText = ({ action, name }: StaffProposal): string =>
  action === 'add' ? `Add ${name}` : `Remove ${name}`;

/** Sum of the unpaid subscriptions of the chosen people. */
export function chosenText(chosen: readonly MyStaffPerson[]): string {
  const total = chosen.reduce((sum, person) => sum + owed(person), 0);
  const people = chosen.length === 1 ? 'one person' : `${chosen.length} people`;
  return `${asNaira(total)} for ${people}`;
}
