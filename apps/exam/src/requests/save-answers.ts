import { api } from '@concord/api-client/requests';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

const saveAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAnswers: build.mutation<AnswersSaved, { readonly attempt: string; readonly body: AnswersBody }>({
      query: ({ attempt, body }) => ({
        url: `exams/attempts/${encodeURIComponent(attempt)}/answers`,
        method: 'PUT',
        body,
        timeout: TIMEOUT_MS,
        // A save on its way arrives although the page is closed meanwhile; saves are cut to what browsers allow.
        keepalive: true,
      }),
      extraOptions: { as: 'candidate' },
    }),
  }),
});

export const { saveAnswers } = saveAnswersApi.endpoints;
