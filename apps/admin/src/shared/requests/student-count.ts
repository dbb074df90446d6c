import { api } from '@concord/api-client/requests';

const studentCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentCount: build.query<number, void>({
      query: () => 'student/count',
      transformResponse: ({ count }: { count: number }) => count,
      providesTags: ['Counts'],
    }),
  }),
});

export const { useStudentCountQuery } = studentCountApi;
