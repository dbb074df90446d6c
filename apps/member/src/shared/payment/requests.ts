import { addRequests, query } from '@concord/api-client/member';
import { myAccountRoutes } from '@concord/contracts';

export const { useMyPaymentDetailsQuery } = addRequests(
  query(myAccountRoutes.myPaymentDetails, { providesTags: [{ type: 'Me' as const, id: 'account' }] }),
);
