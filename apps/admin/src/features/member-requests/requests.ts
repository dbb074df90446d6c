import { addRequests, query } from '@concord/api-client/requests';
import { memberRequestRoutes } from '@concord/contracts';

export const { useMemberRequestListQuery } = addRequests(
  query(memberRequestRoutes.memberRequestList, { providesTags: ['Members'] }),
);
