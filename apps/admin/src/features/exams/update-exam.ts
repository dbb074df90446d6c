import { api } from '@concord/api-client/requests';
import type { Exam, ExamUpdateBody } from '@concord/contracts';

const updateExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateExam: build.mutation<Exam, ExamUpdateBody & { _id: string }>({
      query: ({ _id, ...body }) => ({ url: `exams/${encodeURIComponent(_id)}`, method: 'PATCH', body }),
      // Assignments and courses name exams too.
      invalidatesTags: (_exam, error) => (error ? [] : ['Exams', 'StudentExams', 'Courses']),
    }),
  }),
});

export const { useUpdateExamMutation } = updateExamApi;
