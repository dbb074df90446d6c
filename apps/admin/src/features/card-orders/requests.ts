import { addRequests, mutation, query } from '@concord/api-client/requests';
import { cardRoutes } from '@concord/contracts';

export const { useCardOrderListQuery, useCardOrderSentMutation } = addRequests(
  query(cardRoutes.cardOrderList, { providesTags: ['Members'] }),
  // Also after a refusal: somebody else may have sent it.
  mutation(cardRoutes.cardOrderSent, { invalidatesTags: ['Members'] }),
);
