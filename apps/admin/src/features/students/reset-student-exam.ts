import { api } from '@concord/api-client/requests';
import type { Assignment, ResetBody } from '@concord/contracts';

const resetStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetStudentExam: build.mutation<Assignment, ResetBody & { _id: string }>({
      query: ({ _id, ...body }) => ({
        url: `exams/studentExam/${encodeURIComponent(_id)}/reset`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['StudentExams']),
    }),
  }),
});

export const { useResetStudentExamMutation } = resetStudentExamApi;
