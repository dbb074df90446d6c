const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country's English name by its iso2 code, from the browser's own list; what is no code comes back as it is. */
export function countryName(iso2: string): string {
  try {
    return iso2 ? (names.of(iso2) ?? iso2) : '';
  } catch {
    return iso2;
  }
}
