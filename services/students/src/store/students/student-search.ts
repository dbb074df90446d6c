import { foldText, type SearchFields, searchFields, UNFOLDED } from '@concord/nest-platform';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryName } from '../countries/countries';
import type { StudentRecord } from './student.schema';

export type Searched = Pick<
  StudentRecord,
  'firstName' | 'surname' | 'state' | 'country' | 'email' | 'phoneNumber'
>;

/**
 * Search words of a student: names, state, country (code and name), e-mail, and phone in its usual spellings and by
 * four or more consecutive digits.
 */
export function studentSearchFields(student: Searched): SearchFields {
  const { firstName, surname, state, country, email, phoneNumber } = student;
  const phones = phoneNumber ? phoneSpellings(phoneNumber) : [];
  const texts = [firstName, surname, state, country, country && countryName(country), email, ...phones];
  return searchFields(texts, phones.map(digitsOf));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Selects students with search words of earlier releases: without digits of the phone, or with hooked letters kept.
 */
export const STORED_EARLIER = {
  $or: [{ words: UNFOLDED }, { phoneNumber: { $regex: '(\\d\\D*){4}' }, words: { $not: { $regex: '^#' } } }],
};

/** Spellings of a phone number: as stored; if it is valid also national, international, and as digits. */
function phoneSpellings(stored: string): string[] {
  const number = parsePhoneNumberFromString(stored);
  const national = number?.formatNational() ?? '';
  const international = number?.formatInternational() ?? '';
  const digits = [stored, national, number?.nationalNumber ?? ''].map(digitsOf);
  return [stored, national, international, ...digits];
}

/** Minimum number of digits in a search for a phone number. */
const MIN_PHONE_DIGITS = 4;

/** Joins the digits of a typed phone number, so that their grouping does not matter. */
export function toSearchText(typed: string): string {
  const digits = digitsOf(typed);
  const isPhone = /^[\d\s()+./-]+$/.test(typed) && digits.length >= MIN_PHONE_DIGITS;
  return isPhone ? digits.replace(/^00/, '') : typed;
}

/** Normalized fields, for sorting. */
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
