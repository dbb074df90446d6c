import { foldText, type SearchFields, searchFields, UNFOLDED } from '@concord/nest-platform';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryName } from '../countries/countries';
import type { StudentRecord } from './student.schema';

export type Searched = Pick<
  StudentRecord,
  'firstName' | 'surname' | 'state' | 'country' | 'email' | 'phoneNumber'
>;

/**
 * Finds a student by names, state, country by code and name, e-mail, and phone: in its usual spellings, and by four or
 * more of its digits in a row.
 */
export function studentSearchFields(student: Searched): SearchFields {
  const { firstName, surname, state, country, email, phoneNumber } = student;
  const phones = phoneNumber ? phoneSpellings(phoneNumber) : [];
  const texts = [firstName, surname, state, country, country && countryName(country), email, ...phones];
  return searchFields(texts, phones.map(digitsOf));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Students without the digits of their phone among the words, or folded while hooked letters were not made plain. */
export const STORED_EARLIER = {
  $or: [{ words: UNFOLDED }, { phoneNumber: { $regex: '(\\d\\D*){4}' }, words: { $not: { $regex: '^#' } } }],
};

/** Spellings of a phone: as stored; for a valid number also national, international and only its digits. */
function phoneSpellings(stored: string): string[] {
  const number = parsePhoneNumberFromString(stored);
  const national = number?.formatNational() ?? '';
  const international = number?.formatInternational() ?? '';
  const digits = [stored, national, number?.nationalNumber ?? ''].map(digitsOf);
  return [stored, national, international, ...digits];
}

/** A search text with fewer digits is not a phone number. */
const MIN_PHONE_DIGITS = 4;

/** The text to search for: a typed phone number becomes one word, however its digits are grouped. */
export function toSearchText(typed: string): string {
  const digits = digitsOf(typed);
  const isPhone = /^[\d\s()+./-]+$/.test(typed) && digits.length >= MIN_PHONE_DIGITS;
  return isPhone ? digits.replace(/^00/, '') : typed;
}

/** Folded fields: the list sorts by them. */
export function toSortKeys({
  surname,
  firstName,
  state,
  country,
}: Pick<Searched, 'surname' | 'firstName' | 'state' | 'country'>): StudentRecord['sortKeys'] {
  return {
    surname: foldText(surname),
    firstName: foldText(firstName),
    state: foldText(state ?? ''),
    country: foldText(country ?? ''),
  };
}
