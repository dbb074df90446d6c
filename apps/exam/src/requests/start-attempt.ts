import { api } from '@concord/api-client/requests';
import type { Attempt } from '@concord/contracts';

const TIMEOUT_MS = 20_000;

const startAttemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    startAttempt: build.mutation<Attempt, string>({
      query: (assignment) => ({
        url: 'exams/attempts',
        method: 'POST',
        body: { assignment },
        timeout: TIMEOUT_MS,
      }),
      extraOptions: { as: 'candidate' },
      invalidatesTags: ['StudentExams'],
    }),
  }),
});

export const { startAttempt } = startAttemptApi.endpoints;
