import { api } from '@concord/api-client/requests';

const removeStudentExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeStudentExam: build.mutation<{ _id: string }, string>({
      query: (id) => ({ url: `exams/removeStudentExam/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['StudentExams'],
    }),
  }),
});

export const { useRemoveStudentExamMutation } = removeStudentExamApi;
