import { api } from '@concord/api-client';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';

const TIMEOUT_MS = 15_000;
/** Browsers refuse to keep more than 64 kB alive after their page. */
const KEEPALIVE_CHARACTERS = 20_000;

const saveAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAnswers: build.mutation<AnswersSaved, { readonly attempt: string; readonly body: AnswersBody }>({
      query: ({ attempt, body }) => ({
        url: `exams/attempts/${encodeURIComponent(attempt)}/answers`,
        method: 'PUT',
        body,
        timeout: TIMEOUT_MS,
        // A save on its way arrives although the page is closed meanwhile.
        keepalive: JSON.stringify(body).length <= KEEPALIVE_CHARACTERS,
      }),
      extraOptions: { as: 'candidate' },
    }),
  }),
});

export const { saveAnswers } = saveAnswersApi.endpoints;
