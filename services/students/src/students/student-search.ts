import { searchTokens } from '@concord/nest-platform';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryName } from '../geo/countries';
import type { StudentRecord } from './student.schema';

type Searched = Pick<StudentRecord, 'firstName' | 'surname' | 'state' | 'country' | 'email' | 'phoneNumber'>;

/**
 * The words by which a student is found: names, state, country by code and name, e-mail and phone.
 * The words of a whole e-mail or phone are among them, so that either is found as a whole too, and a phone by the ways
 * in which people write it.
 */
export function wordsOf(student: Searched): string[] {
  const { firstName, surname, state, country, email, phoneNumber } = student;
  return searchTokens([
    firstName,
    surname,
    state,
    country,
    country && countryName(country),
    email,
    ...(phoneNumber ? phoneForms(phoneNumber) : []),
  ]);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** As stored, and where it is a number also as it is dialled at home, in digits alone and in groups. */
function phoneForms(stored: string): string[] {
  const number = parsePhoneNumberFromString(stored);
  const national = number?.formatNational() ?? '';
  const international = number?.formatInternational() ?? '';
  const digits = [stored, national, number?.nationalNumber ?? ''].map(digitsOf);
  return [stored, national, international, ...digits];
}

/** Fewer digits are no phone number. */
const PHONE_DIGITS = 7;

/** What is looked for when this was typed: a phone number is one word, however its digits are grouped. */
export function searchedText(typed: string): string {
  const digits = digitsOf(typed);
  const isPhone = /^[\d\s()+./-]+$/.test(typed) && digits.length >= PHONE_DIGITS;
  return isPhone ? digits.replace(/^00/, '') : typed;
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
