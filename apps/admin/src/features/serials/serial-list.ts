import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { Serial } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';

const serialListApi = api.injectEndpoints({
  endpoints: (build) => ({
    serialList: build.query<ListPage<Serial>, ListArgs>({
      query: (args) => ({ url: 'serial', params: listParams(args) }),
      transformResponse: (items: Serial[], meta) => listPage(items, meta),
      providesTags: ['Serials'],
    }),
  }),
});

export const { useSerialListQuery } = serialListApi;
