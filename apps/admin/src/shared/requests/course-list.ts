import { api } from '@concord/api-client/requests';
import type { Course } from '@concord/contracts';

const courseListApi = api.injectEndpoints({
  endpoints: (build) => ({
    courseList: build.query<Course[], void>({
      query: () => 'course',
      providesTags: ['Courses'],
    }),
  }),
});

export const { useCourseListQuery } = courseListApi;
