import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { Certificate } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';

const certificateListApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificateList: build.query<ListPage<Certificate>, ListArgs>({
      query: (args) => ({ url: 'certificate', params: listParams(args) }),
      transformResponse: (items: Certificate[], meta) => listPage(items, meta),
      providesTags: ['Certificates'],
    }),
  }),
});

export const { useCertificateListQuery } = certificateListApi;
