import { api } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';

const studentExamListApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentExamList: build.query<Assignment[], string>({
      query: (student) => `exams/studentExamByStudentId/${encodeURIComponent(student)}`,
      providesTags: ['StudentExams'],
    }),
  }),
});

export const { useStudentExamListQuery } = studentExamListApi;
