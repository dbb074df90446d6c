import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country of a number without a prefix when the applicant names none. */
const HOME_COUNTRY = 'NG';

/**
 * A typed phone number in E.164 (`+2348031234567`), when it is one: written internationally with `+` or `00`, or as it is
 * dialled in the applicant's country. Anything else stays as typed: staff may still be able to read it.
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
  // A country may use number ranges that the library's tables do not have yet.
  const isInternational = /^[+＋]/.test(text);
  return found.isValid() || (isInternational && found.isPossible()) ? found.number : undefined;
}
