import { api } from '@concord/api-client/requests';
import type { Result, SubmitBody, SubmitPending } from '@concord/contracts';

const TIMEOUT_MS = 30_000;

const submitResultApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitResult: build.mutation<Result | SubmitPending, SubmitBody>({
      query: (body) => ({ url: 'result/submit', method: 'POST', body, timeout: TIMEOUT_MS }),
      extraOptions: { as: 'candidate' },
      invalidatesTags: ['StudentExams'],
    }),
  }),
});

export const { submitResult } = submitResultApi.endpoints;
