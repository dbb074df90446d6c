import { addRequests, mutation, query } from '@concord/api-client/member';
import { myCardPaymentRoutes } from '@concord/contracts';

/** Longer than the service waits for Paystack. */
const BEGIN_TIMEOUT_MS = 30_000;

export const {
  useMyCardPaymentOptionsQuery,
  useMyCardPaymentQuery,
  useMyCardPaymentCreateMutation,
  useMyCardPaymentCheckMutation,
} = addRequests(
  query(myCardPaymentRoutes.myCardPaymentOptions, {}),
  query(myCardPaymentRoutes.myCardPayment, {}),
  mutation(myCardPaymentRoutes.myCardPaymentCreate, { timeoutMs: BEGIN_TIMEOUT_MS }),
  // A paid one changes the account.
  mutation(myCardPaymentRoutes.myCardPaymentCheck, { invalidatesTags: [{ type: 'Me', id: 'account' }] }),
);
