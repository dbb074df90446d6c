import { api } from '@concord/api-client/requests';
import type { Course, CourseUpdateBody } from '@concord/contracts';

const updateCourseApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCourse: build.mutation<Course, CourseUpdateBody>({
      query: (body) => ({ url: 'course/update-course', method: 'PATCH', body }),
      invalidatesTags: ['Courses'],
    }),
  }),
});

export const { useUpdateCourseMutation } = updateCourseApi;
