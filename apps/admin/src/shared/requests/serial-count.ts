import { api } from '@concord/api-client/requests';

const serialCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    serialCount: build.query<number, void>({
      query: () => 'serial/count',
      transformResponse: ({ count }: { count: number }) => count,
      providesTags: ['Counts'],
    }),
  }),
});

export const { useSerialCountQuery } = serialCountApi;
