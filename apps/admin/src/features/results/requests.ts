import { addRequests, mutation } from '@concord/api-client/requests';
import { invigilationRoutes } from '@concord/contracts';

export const { useLateDecideMutation } = addRequests(
  // Also after a refusal: somebody else has decided, or the answers are deleted.
  mutation(invigilationRoutes.lateDecide, { invalidatesTags: ['Results', 'StudentExams'] }),
);
