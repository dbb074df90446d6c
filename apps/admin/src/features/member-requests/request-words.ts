import type { MemberRequest, MemberRequestKind, ProfileField } from '@concord/contracts';
import { formatCalendarDate } from '../../shared/format';

export const KIND_WORDS: Record<MemberRequestKind, string> = {
  profile: 'Correction',
  staff: 'Staff of an organisation',
  bill: 'Bill for staff',
  erasure: 'Erasure',
};

export const FIELD_WORDS: Record<ProfileField, string> = {
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth',
  organisation: 'Organisation',
};

/** A value of a field, as the record shows it. */
export function valueWords(field: ProfileField, value: string | null): string {
  if (!value) return '-';
  return field === 'dob' ? formatCalendarDate(value) : value;
}

/** A proposal of an organisation in a sentence. */
export function proposalWords({ staff }: Pick<MemberRequest, 'staff'>): string {
  if (!staff) return '';
  const { action, name, number, sponsored } = staff;
  const who = number ? `${name} (${number})` : name;
  if (action === 'remove') return `Remove ${who} from the staff`;
  return `Name ${who} as staff, ${sponsored ? 'sponsored' : 'not sponsored'}`;
}

/** Effect of an acceptance, in a sentence. */
export function acceptWords({ kind, name }: Pick<MemberRequest, 'kind' | 'name'>): string {
  if (kind === 'profile') return `The record of ${name} gets the new values, and the audit log keeps both.`;
  if (kind === 'staff') return `The named staff of ${name} change.`;
  return 'All charges of the bill must be paid. Divide the transfer among the people under Bank statements first.';
}
