import { api } from '@concord/api-client/requests';

const staffCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffCount: build.query<number, void>({
      query: () => 'admin/count',
      transformResponse: ({ count }: { count: number }) => count,
      providesTags: ['Counts'],
    }),
  }),
});

export const { useStaffCountQuery } = staffCountApi;
