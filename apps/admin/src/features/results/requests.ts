import { addRequests, mutation, query } from '@concord/api-client/requests';
import { invigilationRoutes, resultRoutes } from '@concord/contracts';

export const { useLateDecideMutation, useResultGetQuery } = addRequests(
  query(resultRoutes.resultGet, {
    providesTags: (_result, _error, { params }) => [{ type: 'Results', id: params.id }],
  }),
  // Also after a refusal: somebody else has decided, or the answers are deleted.
  mutation(invigilationRoutes.lateDecide, { invalidatesTags: ['Results', 'StudentExams'] }),
);
