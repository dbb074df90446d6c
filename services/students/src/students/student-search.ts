import { searchTokens } from '@concord/nest-platform';
import { countryName } from '../geo/countries';
import type { StudentRecord } from './student.schema';

type Searched = Pick<StudentRecord, 'firstName' | 'surname' | 'state' | 'country' | 'email' | 'phoneNumber'>;

/**
 * The words by which a student is found: names, state, country by code and name, e-mail and phone.
 * The words of a whole e-mail or phone are among them, so that either is found as a whole too.
 */
export function wordsOf(student: Searched): string[] {
  const { firstName, surname, state, country, email, phoneNumber } = student;
  const digits = phoneNumber?.replace(/\D/g, '');
  return searchTokens([
    firstName,
    surname,
    state,
    country,
    country && countryName(country),
    email,
    phoneNumber,
    digits,
  ]);
}

const fold = (value: string | null) => (value ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the list sorts by instead of the text as written. */
export function sortKeysOf({
  surname,
  firstName,
  state,
  country,
}: Pick<Searched, 'surname' | 'firstName' | 'state' | 'country'>): StudentRecord['sortKeys'] {
  return {
    surname: fold(surname),
    firstName: fold(firstName),
    state: fold(state),
    country: fold(country),
  };
}
