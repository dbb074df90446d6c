import type { Member, MemberUpdateBody } from '@concord/contracts';
import { z } from 'zod';

const text = z.string();

/** Names and contact of a member as typed; those of the other kind of member stay empty. */
export const contactFields = z.object({
  title: text,
  surname: text,
  firstName: text,
  middleName: text,
  gender: text,
  dob: text,
  organisation: text,
  contact: text,
  email: text,
  phoneNumber: text,
  country: text,
  state: text,
});
export type ContactValues = z.output<typeof contactFields>;
export type ContactField = keyof ContactValues;

export const CONTACT_LABELS: Record<ContactField, string> = {
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth',
  organisation: 'Organisation',
  contact: 'Contact person',
  email: 'E-mail',
  phoneNumber: 'Phone',
  country: 'Country',
  state: 'State',
};

export const NO_CONTACT: ContactValues = {
  title: '',
  surname: '',
  firstName: '',
  middleName: '',
  gender: '',
  dob: '',
  organisation: '',
  contact: '',
  email: '',
  phoneNumber: '',
  country: 'NG',
  state: '',
};

const PERSON_FIELDS = ['title', 'surname', 'firstName', 'middleName', 'gender', 'dob'] as const;
const ORGANISATION_FIELDS = ['organisation', 'contact'] as const;
const COMMON_FIELDS = ['email', 'phoneNumber', 'country', 'state'] as const;

/** Fields that a kind of member has. */
export const fieldsOf = (kind: Member['kind']): readonly ContactField[] => [
  ...(kind === 'person' ? PERSON_FIELDS : ORGANISATION_FIELDS),
  ...COMMON_FIELDS,
];

/** A member's names and contact as the form shows them. */
export const contactOf = (member: Member): ContactValues => ({
  ...NO_CONTACT,
  country: '',
  ...Object.fromEntries(fieldsOf(member.kind).map((field) => [field, member[field] ?? ''])),
});

/** Names that a member cannot lose; the others are cleared by null. */
const KEPT: ReadonlySet<ContactField> = new Set(['surname', 'firstName', 'organisation']);

export const changedContact = (base: ContactValues, values: ContactValues): ContactField[] =>
  (Object.keys(base) as ContactField[]).filter((field) => base[field] !== values[field].trim());

/** Body of the call for what was changed since `base`. */
export const contactChange = (base: ContactValues, values: ContactValues, revision: number) =>
  ({
    revision,
    ...Object.fromEntries(
      changedContact(base, values).map((field) => {
        const typed = values[field].trim();
        return [field, typed === '' && !KEPT.has(field) ? null : typed];
      }),
    ),
  }) as MemberUpdateBody;

/** Their values for all fields but those that were typed here. */
export function takenOver(base: ContactValues, typed: ContactValues, theirs: ContactValues): ContactValues {
  const mine = new Set(changedContact(base, typed));
  return Object.fromEntries(
    (Object.keys(theirs) as ContactField[]).map((field) => [
      field,
      mine.has(field) ? typed[field] : theirs[field],
    ]),
  ) as ContactValues;
}
