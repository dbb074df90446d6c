import { api } from '@concord/api-client/requests';
import type { ResultDetail } from '@concord/contracts';

const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    result: build.query<ResultDetail, string>({
      query: (id) => `result/${encodeURIComponent(id)}`,
      providesTags: (_result, _error, id) => [{ type: 'Results', id }],
    }),
  }),
});

export const { useResultQuery } = resultApi;
