import { api } from '@concord/api-client/requests';

const removeExamApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeExam: build.mutation<{ _id: string }, string>({
      query: (id) => ({ url: `exams/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // Not the record itself: its page is being left. A course may have named the exam.
      invalidatesTags: (_removed, error) => (error ? [] : [{ type: 'Exams', id: 'LIST' }, 'Courses']),
    }),
  }),
});

export const { useRemoveExamMutation } = removeExamApi;
