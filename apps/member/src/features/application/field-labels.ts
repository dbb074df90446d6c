import { asDay } from '../../shared/format';

/** Labels of the form's fields, in its order. */
export const FIELD_LABELS = {
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth',
  phoneNumber: 'Phone',
  email: 'E-mail',
  country: 'Country',
  state: 'State',
  eduQualification: 'Highest qualification',
  organization: 'Organisation',
  position: 'Position',
  yearsExperience: 'Years of experience',
  startDate: 'Date joined',
  location: 'Place of work',
  membershipCadre: 'Membership cadre',
  membershipRoute: 'Membership route',
} as const;

export type FieldName = keyof typeof FIELD_LABELS;

/** Label of a field; its name if this page does not know it yet. */
export const labelOf = (field: string): string =>
  Object.hasOwn(FIELD_LABELS, field) ? FIELD_LABELS[field as FieldName] : field;

const DATES: readonly string[] = ['dob', 'startDate'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRY = /^[A-Z]{2}$/;

/** Value of a field as shown: dates and countries in words. */
export function shownValue(field: string, value: string | null): string {
  if (!value) return 'empty';
  if (DATES.includes(field) && DATE.test(value)) return asDay(value);
  if (field === 'country' && COUNTRY.test(value)) return REGIONS.of(value) ?? value;
  return value;
}
