import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Country of a number without a prefix, if the applicant gives none. */
const HOME_COUNTRY = 'NG';

/**
 * Converts a phone number to E.164 (`+2348031234567`), if it is valid: with `+` or `00`, or as dialled in the
 * applicant's country. Other texts stay as typed, because staff may be able to read them.
 */
export function normalisePhoneNumber(typed: string, country: string | undefined): string {
  const text = typed.trim();
  const defaultCountry = country && isSupportedCountry(country) ? country : HOME_COUNTRY;
  return parse(text.replace(/^(?:00|００)/, '+'), defaultCountry) ?? text;
}

function parse(text: string, defaultCountry: CountryCode): string | undefined {
  const found = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  // E.164 has no extensions.
  if (!found || found.ext) return undefined;
  // A country may have number ranges that the library does not know yet.
  const isInternational = /^[+＋]/.test(text);
  return found.isValid() || (isInternational && found.isPossible()) ? found.number : undefined;
}
