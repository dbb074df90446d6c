import { api, listPage, listParams } from '@concord/api-client/requests';
import { LATE_TAG } from './late-tag';

const lateCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    lateCount: build.query<number, void>({
      query: () => ({ url: 'exams/lateAnswers', params: listParams({ page: 1, pageSize: 1 }) }),
      transformResponse: (items: unknown[], meta) => listPage(items, meta).total,
      providesTags: [LATE_TAG],
    }),
  }),
});

/** How many candidates' late answers wait for a decision. */
export const { useLateCountQuery } = lateCountApi;
