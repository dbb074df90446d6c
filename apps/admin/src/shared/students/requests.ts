import { addRequests, query } from '@concord/api-client/requests';
import { geoRoutes } from '@concord/contracts';

/** The same as in the registration form, because the first definition of a call applies. */
const GEO_CACHE_SECONDS = 3600;

export const { useCountriesQuery, useStatesQuery } = addRequests(
  query(geoRoutes.countries, { keepUnusedDataFor: GEO_CACHE_SECONDS }),
  query(geoRoutes.states, { keepUnusedDataFor: GEO_CACHE_SECONDS }),
);
