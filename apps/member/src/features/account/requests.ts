import { addRequests, mutation, query } from '@concord/api-client/member';
import { myAccountRoutes } from '@concord/contracts';

const ACCOUNT = [{ type: 'Me' as const, id: 'account' }];
/** An upload over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

export const {
  useMyMembershipQuery,
  useMyAccountQuery,
  useMyTransferListQuery,
  useMyTransferCreateMutation,
  useMyTransferWithdrawMutation,
  endpoints: accountEndpoints,
} = addRequests(
  query(myAccountRoutes.myMembership, { providesTags: ACCOUNT }),
  query(myAccountRoutes.myAccount, { providesTags: ACCOUNT }),
  query(myAccountRoutes.myTransferList, { providesTags: ACCOUNT }),
  mutation(myAccountRoutes.myTransferCreate, { timeoutMs: UPLOAD_TIMEOUT_MS, invalidatesTags: ACCOUNT }),
  mutation(myAccountRoutes.myTransferWithdraw, { invalidatesTags: ACCOUNT }),
  query(myAccountRoutes.myDocumentFile, { keepUnusedDataFor: 0 }),
);
