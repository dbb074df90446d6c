import { api } from '@concord/api-client/requests';
import type { Assignment, AssignmentCreateBody } from '@concord/contracts';

const addStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    addStudentExam: build.mutation<Assignment, AssignmentCreateBody>({
      query: (body) => ({ url: 'exams/addExamToStudent', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['StudentExams']),
    }),
  }),
});

export const { useAddStudentExamMutation } = addStudentExamApi;
