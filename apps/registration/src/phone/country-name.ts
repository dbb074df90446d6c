const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's English name by its iso2 code, from the browser's own list. */
export const countryName = (iso2: string): string => (iso2 ? (names.of(iso2) ?? iso2) : '');
