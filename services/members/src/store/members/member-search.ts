import { recordName } from '@concord/institute';
import { type SearchFields, searchFields } from '@concord/nest-platform';
import type { MemberRecord } from './member.schema';

/** The parts of a member's name. */
export type MemberName = Pick<MemberRecord, 'surname' | 'firstName' | 'middleName' | 'organisation'>;

/** Name of a member in lists: surname first, or the organisation's name; the number of an erased member. */
export const memberName = ({
  number = '',
  surname,
  firstName,
  middleName,
  organisation,
}: MemberName & Partial<Pick<MemberRecord, 'number'>>): string =>
  organisation ??
  (surname || firstName
    ? recordName({ surname: surname ?? '', firstName: firstName ?? '', middleName })
    : number);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Finds a member by number, numbers of merged members, names, contact, e-mail, state and four or more digits of the phone. */
export function memberSearchFields(
  member: MemberName &
    Pick<MemberRecord, 'number' | 'contact' | 'email' | 'phoneNumber' | 'state' | 'merged'>,
): SearchFields {
  const { number, surname, firstName, middleName, organisation, contact, email, phoneNumber, state } = member;
  const former = member.merged?.map((each) => each.number) ?? [];
  const texts = [
    number,
    ...former,
    surname,
    firstName,
    middleName,
    organisation,
    contact,
    email,
    state,
    phoneNumber,
  ];
  return searchFields(texts, phoneNumber ? [digitsOf(phoneNumber)] : []);
}
