import { z } from 'zod';
import { defineCalls } from '../core/call';
import { country, countryState } from './geo.schemas';
import { geoRoutes } from './geo.routes';

const headers = { 'If-None-Match': 'The ETag of the list that the client has: 304 when it has not changed.' };

export const geoCalls = defineCalls(geoRoutes, {
  countries: { summary: 'List countries, Nigeria first', headers, answer: z.array(country) },
  states: {
    summary: 'List the states of a country',
    headers,
    answer: z.array(countryState),
    refusals: [404],
  },
});
