import { addRequests, mutation } from '@concord/api-client/requests';
import { accommodationRoutes } from '@concord/contracts';

export const { useStudentAccommodateMutation } = addRequests(
  // Also after a refusal: the record has changed since it was loaded.
  mutation(accommodationRoutes.studentAccommodate, {
    invalidatesTags: (_student, _error, { params }) => [{ type: 'Students', id: params.id }],
  }),
);
