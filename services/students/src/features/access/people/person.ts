import type { AccessHolder, AccessPerson, MemberContact } from '@concord/contracts';
import { fullName } from '@concord/institute';
import type { AccessSessionRecord } from '../../../store/access-sessions/access-session.schema';
import type { PersonIds } from '../../../store/access-sessions/access-sessions.repository';
import type { StudentProjection } from '../../../store/students/student.schema';

/** Somebody who may sign in: a member, an applicant, or a member who applied here. */
export interface Person extends PersonIds {
  name: string;
  email: string;
  number?: string;
  isOrganisation?: boolean;
  phoneNumber: string | null;
}

type Applicant = Pick<
  StudentProjection,
  '_id' | 'surname' | 'firstName' | 'middleName' | 'email' | 'phoneNumber'
>;

export const ofApplicant = ({
  _id,
  surname,
  firstName,
  middleName,
  email,
  phoneNumber,
}: Applicant): Person => ({
  student: _id.toString(),
  name: fullName(firstName, middleName, surname),
  email,
  phoneNumber,
});

/** @param email that of the applicant's record, for a member without one */
export const ofMember = (member: MemberContact, email = ''): Person => ({
  member: member._id,
  ...(member.student && { student: member.student }),
  name: member.name,
  email: member.email ?? email,
  number: member.number,
  ...(member.isOrganisation && { isOrganisation: true }),
  ...(member.merged && { merged: member.merged }),
  phoneNumber: member.phoneNumber,
});

/** The person of a session as of its last renewal. Blocks of the member of the sign-in count, too. */
export const lastKnownOf = ({ member, currentMember, ...session }: AccessSessionRecord): Named => ({
  ...knownOf({ ...session, member: currentMember ?? member }),
  ...(member && currentMember && { merged: [member] }),
});

/** Id of the member, or of the applicant who is no member. */
export const personIdOf = ({ member, student }: PersonIds): string => member ?? student ?? '';

/** Ids by which a person may be blocked or signed out, also those of before a merge. */
export const idsOf = ({ member, student, merged = [] }: PersonIds): string[] =>
  [member, student, ...merged].filter((id) => id !== undefined);

/** People whom ids name; all of them without ids. */
export const namedBy = (people: readonly Person[], ids: readonly string[] | undefined): Person[] =>
  people.filter((person) => !ids || idsOf(person).some((id) => ids.includes(id)));

const keyOf = ({ member, student }: PersonIds) => (member ? `member-${member}` : `student-${student ?? ''}`);

export const toChoice = (person: Person): AccessPerson => ({
  key: keyOf(person),
  name: person.name,
  ...(person.number && { number: person.number }),
});

/** The chosen one of the people who share an e-mail, or the only one. */
export const chosenOf = (people: readonly Person[], as: string | undefined): Person | undefined =>
  as === undefined
    ? people.length === 1
      ? people[0]
      : undefined
    : people.find((each) => keyOf(each) === as);

type Named = Omit<Person, 'phoneNumber'>;

/** The fields of a person that a session stores. */
export const knownOf = ({ member, student, name, email, number, isOrganisation }: Named) => ({
  ...(member && { member }),
  ...(student && { student }),
  name,
  email,
  ...(number && { number }),
  ...(isOrganisation && { isOrganisation }),
});

export const toHolder = (person: Named, isViewed: boolean): AccessHolder => ({
  name: person.name,
  email: person.email,
  member: person.member ?? null,
  number: person.number ?? null,
  isOrganisation: person.isOrganisation ?? false,
  student: person.student ?? null,
  isViewed,
});

/** A person as the target of an audit record. */
export const targetOf = (person: PersonIds, label: string) => ({
  entity: person.member ? 'member' : 'student',
  id: personIdOf(person),
  label,
});
