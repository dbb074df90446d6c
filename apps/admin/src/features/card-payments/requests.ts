import { addRequests, mutation, query } from '@concord/api-client/requests';
import { cardPaymentRoutes } from '@concord/contracts';

const CARDS = { type: 'Statements', id: 'CARDS' } as const;
// Also after a refusal: somebody else may have dealt with it.
const CHANGES = { invalidatesTags: [CARDS] };

export const { useCardPaymentCheckMutation, useCardPaymentListQuery, useCardPaymentSettleMutation } =
  addRequests(
    query(cardPaymentRoutes.cardPaymentList, { providesTags: [CARDS] }),
    mutation(cardPaymentRoutes.cardPaymentCheck, CHANGES),
    mutation(cardPaymentRoutes.cardPaymentSettle, CHANGES),
  );
