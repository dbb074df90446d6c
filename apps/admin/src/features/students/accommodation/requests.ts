import { addRequests, mutation } from '@concord/api-client/requests';
import { accommodationRoutes } from '@concord/contracts';

export const { useStudentAccommodateMutation } = addRequests(
  // Refetched after a refusal too, because the record has changed since it was loaded.
  mutation(accommodationRoutes.studentAccommodate, {
    invalidatesTags: (_student, _error, { params }) => [{ type: 'Students', id: params.id }],
  }),
);
