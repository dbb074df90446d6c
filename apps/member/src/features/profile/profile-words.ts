import type { ProfileField } from '@concord/contracts';
import { asCalendarDay } from '../../shared/format';

export const FIELD_LABELS: Record<ProfileField, string> = {
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth',
  organisation: 'Organisation',
};

const PERSON: readonly ProfileField[] = ['title', 'surname', 'firstName', 'middleName', 'gender', 'dob'];

/** Fields of a kind of member that only the office changes. */
export const fieldsOf = (kind: 'person' | 'organisation'): readonly ProfileField[] =>
  kind === 'person' ? PERSON : ['organisation'];

/** A value in words. */
export function valueText(field: ProfileField, value: string | null): string {
  if (!value) return 'not given';
  return field === 'dob' ? asCalendarDay(value) : value;
}
