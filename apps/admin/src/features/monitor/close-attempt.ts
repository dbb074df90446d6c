import { api } from '@concord/api-client/requests';
import type { AttemptRecord, CloseBody } from '@concord/contracts';

const closeAttemptApi = api.injectEndpoints({
  endpoints: (build) => ({
    closeAttempt: build.mutation<AttemptRecord, CloseBody & { _id: string }>({
      query: ({ _id, ...body }) => ({
        url: `exams/attempts/${encodeURIComponent(_id)}/close`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['StudentExams', 'Results']),
    }),
  }),
});

export const { useCloseAttemptMutation } = closeAttemptApi;
