import type { Country, CountryState } from '@concord/contracts';
import { allCountries } from 'country-region-data';

/** The institute's country, which is listed first. */
const HOME = 'NG';
const REGIONAL_INDICATOR_A = 0x1f1e6;

/** Flag emoji of a country: its code in regional indicator symbols. */
function flagOf(iso2: string): string {
  const letters = [...iso2].map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65);
  return String.fromCodePoint(...letters);
}

const byHomeThenName = (a: Country, b: Country) =>
  Number(b.iso2 === HOME) - Number(a.iso2 === HOME) || a.name.localeCompare(b.name, 'en');

/** All countries: Nigeria first, the others by name. */
export const COUNTRIES: readonly Country[] = allCountries
  .map(([name, iso2]) => ({ id: iso2, iso2, name, emoji: flagOf(iso2) }))
  .sort(byHomeThenName);

/** States by country code, in the order of the source. */
export const STATES: ReadonlyMap<string, readonly CountryState[]> = new Map(
  allCountries.map(([, iso2, regions]) => {
    const codes = new Set<string>();
    const states = regions.map(([name, code], index) => {
      const id = code && !codes.has(code) ? code : `n${index + 1}`;
      codes.add(id);
      return { id: `${iso2}-${id}`, name };
    });
    return [iso2, states];
  }),
);

const NAMES = new Map(COUNTRIES.map(({ iso2, name }) => [iso2, name]));

export const countryName = (iso2: string): string | undefined => NAMES.get(iso2);
