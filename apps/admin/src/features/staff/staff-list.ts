import type { StaffAccount } from '@concord/contracts';
import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { ListArgs } from '../../shared/lists/use-server-list';

const staffListApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffList: build.query<ListPage<StaffAccount>, ListArgs>({
      query: ({ page, pageSize }) => ({ url: 'admin', params: listParams({ page, pageSize }) }),
      transformResponse: (items: StaffAccount[], meta) => listPage(items, meta),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useStaffListQuery } = staffListApi;
