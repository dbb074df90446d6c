import { addRequests, mutation, query } from '@concord/api-client/requests';
import { memberRequestRoutes } from '@concord/contracts';

export const { useMemberRequestListQuery, useMemberRequestDecideMutation } = addRequests(
  query(memberRequestRoutes.memberRequestList, { providesTags: ['Members'] }),
  // Also after a refusal: somebody else may have decided.
  mutation(memberRequestRoutes.memberRequestDecide, { invalidatesTags: ['Members'] }),
);
