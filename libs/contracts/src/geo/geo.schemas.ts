import { z } from 'zod';

/** A country; `id` and `iso2` are its ISO 3166-1 alpha-2 code, `emoji` its flag. */
export const country = z.object({ id: z.string(), iso2: z.string(), name: z.string(), emoji: z.string() });
export type Country = z.infer<typeof country>;

/** A state or province of a country. */
export const countryState = z.object({ id: z.string(), name: z.string() });
export type CountryState = z.infer<typeof countryState>;
