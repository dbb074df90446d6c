import { api } from '@concord/api-client/requests';
import type { LateDecisionBody, ResultDetail } from '@concord/contracts';

const decideLateApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideLate: build.mutation<ResultDetail, LateDecisionBody & { _id: string }>({
      query: ({ _id, ...body }) => ({ url: `result/${encodeURIComponent(_id)}/late`, method: 'POST', body }),
      // Also after a refusal: somebody else has decided, or the answers are gone.
      invalidatesTags: ['Results', 'StudentExams'],
    }),
  }),
});

export const { useDecideLateMutation } = decideLateApi;
