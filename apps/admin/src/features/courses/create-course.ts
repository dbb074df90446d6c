import { api } from '@concord/api-client/requests';
import type { Course, CourseCreateBody } from '@concord/contracts';

const createCourseApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCourse: build.mutation<Course, CourseCreateBody>({
      query: (body) => ({ url: 'course/create', method: 'POST', body }),
      invalidatesTags: (_course, error) => (error ? [] : ['Courses']),
    }),
  }),
});

export const { useCreateCourseMutation } = createCourseApi;
