import type { MemberRecord } from './member.schema';

/** Names, contact and experience of a member. */
export type MemberDetails = Pick<
  MemberRecord,
  | 'title'
  | 'surname'
  | 'firstName'
  | 'middleName'
  | 'gender'
  | 'dob'
  | 'organisation'
  | 'contact'
  | 'email'
  | 'phoneNumber'
  | 'country'
  | 'state'
  | 'experience'
>;

/** Details of a member of whom nothing is known. */
export const NO_DETAILS: Required<MemberDetails> = {
  title: null,
  surname: null,
  firstName: null,
  middleName: null,
  gender: null,
  dob: null,
  organisation: null,
  contact: null,
  email: null,
  phoneNumber: null,
  country: null,
  state: null,
  experience: null,
};
