import { api } from '@concord/api-client/requests';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

interface LeaversSave {
  readonly attempt: string;
  readonly body: AnswersBody;
  /** Of the student who leaves: it is no longer, or not yet, the session of the page. */
  readonly token: string;
}

const saveForLeaverApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveForLeaver: build.mutation<AnswersSaved, LeaversSave>({
      query: ({ attempt, body, token }) => ({
        url: `exams/attempts/${encodeURIComponent(attempt)}/answers`,
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body,
        timeout: TIMEOUT_MS,
        keepalive: true,
      }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { saveForLeaver } = saveForLeaverApi.endpoints;
