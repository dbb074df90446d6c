import { addRequests, mutation } from '@concord/api-client/requests';
import { invigilationRoutes } from '@concord/contracts';

export const { useLateDecideMutation, useResultAnnotateMutation } = addRequests(
  // Also after a refusal: somebody else has decided, or the answers are deleted.
  mutation(invigilationRoutes.lateDecide, { invalidatesTags: ['Results', 'StudentExams'] }),
  // Also after a refusal: somebody else has written on it.
  mutation(invigilationRoutes.resultAnnotate, { invalidatesTags: ['Results'] }),
);
