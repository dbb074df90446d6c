import { z } from 'zod';
import { call } from './call';

/** A country; `id` and `iso2` are its ISO 3166-1 alpha-2 code, `emoji` its flag. */
export const country = z.object({ id: z.string(), iso2: z.string(), name: z.string(), emoji: z.string() });
export type Country = z.infer<typeof country>;

/** A state or province of a country. */
export const countryState = z.object({ id: z.string(), name: z.string() });
export type CountryState = z.infer<typeof countryState>;

const headers = { 'If-None-Match': 'The ETag of the list that the client has: 304 when it has not changed.' };

export const geoCalls = {
  countries: call({
    service: 'students',
    method: 'GET',
    path: '/geo/countries',
    summary: 'List countries, Nigeria first',
    access: ['public'],
    status: 200,
    headers,
    answer: z.array(country),
  }),
  states: call({
    service: 'students',
    method: 'GET',
    path: '/geo/countries/:iso2/states',
    summary: 'List the states of a country',
    access: ['public'],
    status: 200,
    headers,
    answer: z.array(countryState),
    refusals: [404],
  }),
};
