import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { Result } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';

const resultListApi = api.injectEndpoints({
  endpoints: (build) => ({
    resultList: build.query<ListPage<Result>, ListArgs>({
      query: (args) => ({ url: 'result', params: listParams(args) }),
      transformResponse: (items: Result[], meta) => listPage(items, meta),
      providesTags: ['Results'],
    }),
  }),
});

export const { useResultListQuery } = resultListApi;
