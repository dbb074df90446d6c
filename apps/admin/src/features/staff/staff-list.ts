import type { StaffAccount } from '@concord/contracts';
import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { ListArgs } from '../../shared/list-args';

const staffListApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffList: build.query<ListPage<StaffAccount>, Pick<ListArgs, 'page' | 'pageSize'>>({
      query: (args) => ({ url: 'admin', params: listParams(args) }),
      transformResponse: (items: StaffAccount[], meta) => listPage(items, meta),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useStaffListQuery } = staffListApi;
