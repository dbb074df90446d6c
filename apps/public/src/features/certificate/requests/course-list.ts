import { api } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';

const courseListApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicCourses: build.query<Course[], void>({
      query: () => 'course',
      extraOptions: { as: 'nobody' },
      providesTags: ['Courses'],
    }),
  }),
});

export const { usePublicCoursesQuery } = courseListApi;
