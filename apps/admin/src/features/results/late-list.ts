import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { LateAnswers } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';
import { LATE_TAG } from '../../shared/requests/late-tag';

const lateListApi = api.injectEndpoints({
  endpoints: (build) => ({
    lateList: build.query<ListPage<LateAnswers>, ListArgs>({
      query: ({ page, pageSize }) => ({ url: 'exams/lateAnswers', params: listParams({ page, pageSize }) }),
      transformResponse: (items: LateAnswers[], meta) => listPage(items, meta),
      providesTags: [LATE_TAG],
    }),
  }),
});

export const { useLateListQuery } = lateListApi;
