import { api } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';

const recentStudentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentStudents: build.query<Student[], void>({
      query: () => 'student/recent',
      providesTags: [{ type: 'Students', id: 'LIST' }],
    }),
  }),
});

export const { useRecentStudentsQuery } = recentStudentsApi;
