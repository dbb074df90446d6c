import type { MemberCreateBody, Student } from '@concord/contracts';
import { statedExperience } from '../../../shared/members/experience';
import { type MemberDetails, NO_DETAILS } from '../../../store/members/member-details';
import type { MemberRecord } from '../../../store/members/member.schema';

type Fields = MemberDetails & Pick<MemberRecord, 'kind'>;

const NOTHING: Fields = { ...NO_DETAILS, kind: 'person' };

/** Names and contact of a new member, from the applicant's record or from what staff typed. */
export function newMemberFields(
  { person, organisation }: Pick<MemberCreateBody, 'person' | 'organisation'>,
  applicant: Student | undefined,
): Fields {
  if (organisation) {
    const { name, ...contact } = organisation;
    return { ...NOTHING, ...given(contact), kind: 'organisation', organisation: name };
  }
  if (person) return { ...NOTHING, ...given(person) };
  if (!applicant) return NOTHING;
  const { title, surname, firstName, middleName, gender, dob, email, phoneNumber, country, state } =
    applicant;
  return {
    ...NOTHING,
    ...{ title, surname, firstName, middleName, gender, dob, email, phoneNumber, country, state },
    experience: statedExperience(applicant),
  };
}

/** Drops undefined values, which would hide nulls. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
