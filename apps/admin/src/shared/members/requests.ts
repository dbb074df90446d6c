import { addRequests, query } from '@concord/api-client/requests';
import { feeRoutes, memberRoutes } from '@concord/contracts';

/** Requests about members of several features. */
export const { useFeesCurrentQuery, useMemberCountQuery, useMemberGetQuery, useMemberListQuery } =
  addRequests(
    query(feeRoutes.feesCurrent, { providesTags: ['Fees'] }),
    query(memberRoutes.memberCount, { providesTags: ['Counts'] }),
    query(memberRoutes.memberList, { providesTags: [{ type: 'Members', id: 'LIST' }] }),
    query(memberRoutes.memberGet, {
      providesTags: (_member, _error, { params }) => [{ type: 'Members', id: params.id }],
    }),
  );
