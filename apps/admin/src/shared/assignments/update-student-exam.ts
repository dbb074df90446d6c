import { api } from '@concord/api-client/requests';
import type { Assignment, AssignmentUpdateBody } from '@concord/contracts';

const updateStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateStudentExam: build.mutation<Assignment, AssignmentUpdateBody & { _id: string }>({
      query: ({ _id, ...body }) => ({
        url: `exams/studentExam/${encodeURIComponent(_id)}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['StudentExams'],
    }),
  }),
});

export const { useUpdateStudentExamMutation } = updateStudentExamApi;
