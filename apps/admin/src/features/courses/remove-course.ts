import { api } from '@concord/api-client/requests';

const removeCourseApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeCourse: build.mutation<{ _id: string }, string>({
      query: (id) => ({ url: `course/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Courses'],
    }),
  }),
});

export const { useRemoveCourseMutation } = removeCourseApi;
