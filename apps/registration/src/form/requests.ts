import { addRequests, query } from '@concord/api-client/requests';
import { geoRoutes, serialRoutes } from '@concord/contracts';

const GEO_CACHE_SECONDS = 3600;
const SERIAL_CACHE_SECONDS = 60;

const requests = addRequests(
  query(geoRoutes.countries, { keepUnusedDataFor: GEO_CACHE_SECONDS }),
  query(geoRoutes.states, { keepUnusedDataFor: GEO_CACHE_SECONDS }),
  query(serialRoutes.serialValidate, { providesTags: ['Serials'], keepUnusedDataFor: SERIAL_CACHE_SECONDS }),
);

export const { useCountriesQuery, useStatesQuery, useSerialValidateQuery } = requests;

/** The cached answer for a serial; sends no request. */
export const useCachedSerialValidation = requests.endpoints.serialValidate.useQueryState;
