import { api } from '@concord/api-client/requests';
import type { Country } from '@concord/contracts';

const KEPT_SECONDS = 3600;

const countriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<Country[], void>({
      query: () => 'geo/countries',
      extraOptions: { as: 'nobody' },
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useCountriesQuery } = countriesApi;
