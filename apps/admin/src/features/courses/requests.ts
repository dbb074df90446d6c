import { addRequests, mutation } from '@concord/api-client/requests';
import { courseRoutes } from '@concord/contracts';

export const { useCourseCreateMutation, useCourseRemoveMutation, useCourseUpdateMutation } = addRequests(
  mutation(courseRoutes.courseCreate, { invalidatesTags: (_course, error) => (error ? [] : ['Courses']) }),
  mutation(courseRoutes.courseUpdate, { invalidatesTags: ['Courses'] }),
  mutation(courseRoutes.courseRemove, { invalidatesTags: ['Courses'] }),
);
