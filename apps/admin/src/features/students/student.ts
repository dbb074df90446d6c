import { api } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';

const studentApi = api.injectEndpoints({
  endpoints: (build) => ({
    student: build.query<Student, string>({
      query: (id) => `student/${encodeURIComponent(id)}`,
      providesTags: (_student, _error, id) => [{ type: 'Students', id }],
    }),
  }),
});

export const { useStudentQuery } = studentApi;
