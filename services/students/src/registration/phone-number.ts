import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number written the national way is dialled when the applicant names no country. */
const HOME = 'NG';

/**
 * A typed phone number in the form that every phone can dial (E.164, `+2348031234567`), when it is one: written
 * internationally with `+` or `00`, or as it is dialled in the applicant's country. Anything else stays as typed, for
 * staff may still make sense of it.
 */
export function phoneNumberOf(typed: string, country: string | undefined): string {
  const text = typed.trim();
  const home = country && isSupportedCountry(country) ? country : HOME;
  return dialled(text.replace(/^(?:00|００)/, '+'), home) ?? text;
}

function dialled(text: string, defaultCountry: CountryCode): string | undefined {
  const found = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  // An extension has no place in E.164.
  if (!found || found.ext) return undefined;
  // A country may have opened ranges that our tables do not know yet.
  const isInternational = /^[+＋]/.test(text);
  return found.isValid() || (isInternational && found.isPossible()) ? found.number : undefined;
}
