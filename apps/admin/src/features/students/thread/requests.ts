import { addRequests, mutation, query } from '@concord/api-client/requests';
import { threadRoutes } from '@concord/contracts';

export const { useStudentProposalDecideMutation, useStudentThreadQuery } = addRequests(
  // Decisions and corrections change the thread, too.
  query(threadRoutes.studentThread, {
    providesTags: (_thread, _error, { params }) => [{ type: 'Students', id: params.id }],
  }),
  // Also after a refusal: the proposal or the record has changed.
  mutation(threadRoutes.studentProposalDecide, {
    invalidatesTags: (_thread, _error, { params }) => [{ type: 'Students', id: params.id }],
  }),
);
