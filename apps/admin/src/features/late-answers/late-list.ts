import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { LateAnswers } from '@concord/contracts';
import type { ListArgs } from '../../shared/list-args';
import { LATE_TAG } from '../../shared/requests/late-tag';

const lateListApi = api.injectEndpoints({
  endpoints: (build) => ({
    lateList: build.query<ListPage<LateAnswers>, Pick<ListArgs, 'page' | 'pageSize'>>({
      query: (args) => ({ url: 'exams/lateAnswers', params: listParams(args) }),
      transformResponse: (items: LateAnswers[], meta) => listPage(items, meta),
      providesTags: [LATE_TAG],
    }),
  }),
});

export const { useLateListQuery } = lateListApi;
