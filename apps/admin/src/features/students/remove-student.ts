import { api } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';

const removeStudentApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeStudent: build.mutation<{ _id: string }, Student>({
      query: (student) => ({
        url: `student/${encodeURIComponent(student._id)}`,
        method: 'DELETE',
        body: {
          mongoStudentId: student._id,
          cloudinaryPublicIds: [student.passport, ...student.documents.map(({ file }) => file)].map(
            (file) => file.public_id,
          ),
        },
      }),
      // Not the record itself: its page is being left, and asking for it again would only answer 404.
      invalidatesTags: (_removed, error) => (error ? [] : [{ type: 'Students', id: 'LIST' }, 'Counts']),
    }),
  }),
});

export const { useRemoveStudentMutation } = removeStudentApi;
