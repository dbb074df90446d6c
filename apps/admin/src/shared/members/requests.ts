import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  cpdRoutes,
  feeRoutes,
  memberAccountRoutes,
  memberRequestRoutes,
  memberRoutes,
} from '@concord/contracts';

/** Requests about members of several features. */
export const {
  useCpdEntryListQuery,
  useFeesCurrentQuery,
  useMemberAccountQuery,
  useMemberCountQuery,
  useMemberGetQuery,
  useMemberListQuery,
  useMemberRequestDecideMutation,
} = addRequests(
  query(cpdRoutes.cpdEntryList, { providesTags: ['Members'] }),
  query(feeRoutes.feesCurrent, { providesTags: ['Fees'] }),
  query(memberAccountRoutes.memberAccount, { providesTags: ['Members'] }),
  query(memberRoutes.memberCount, { providesTags: ['Counts'] }),
  query(memberRoutes.memberList, { providesTags: [{ type: 'Members', id: 'LIST' }] }),
  // Also after a refusal: somebody else may have decided.
  mutation(memberRequestRoutes.memberRequestDecide, { invalidatesTags: ['Members'] }),
  query(memberRoutes.memberGet, {
    providesTags: (_member, _error, { params }) => [{ type: 'Members', id: params.id }],
  }),
);
