import { api } from '@concord/api-client/requests';
import type { Attempt } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

const attemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    attempt: build.query<Attempt, string>({
      query: (attempt) => ({ url: `exams/attempts/${encodeURIComponent(attempt)}`, timeout: TIMEOUT_MS }),
      // Who reads it decides when to try again, and waits as long as the server asks.
      extraOptions: { as: 'candidate', retryCondition: () => false },
      // It holds a whole paper and is read for its state now.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { attempt: readAttempt } = attemptApi.endpoints;
