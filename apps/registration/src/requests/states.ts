import { api } from '@concord/api-client/requests';
import type { CountryState } from '@concord/contracts';

const KEPT_SECONDS = 3600;

const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    states: build.query<CountryState[], string>({
      query: (iso2) => `geo/countries/${encodeURIComponent(iso2)}/states`,
      extraOptions: { as: 'nobody' },
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useStatesQuery } = statesApi;
