import { addRequests, mutation } from '@concord/api-client/requests';
import { memberAccountRoutes } from '@concord/contracts';

/** Also after a refusal: somebody else may have changed the account. */
const CHANGES = { invalidatesTags: ['Members'] } as const;

export const {
  useChargeCreateMutation,
  useChargeReduceMutation,
  useChargeVoidMutation,
  usePaymentCreateMutation,
  usePaymentRefundMutation,
  usePaymentReverseMutation,
} = addRequests(
  mutation(memberAccountRoutes.chargeCreate, CHANGES),
  mutation(memberAccountRoutes.chargeVoid, CHANGES),
  mutation(memberAccountRoutes.chargeReduce, CHANGES),
  mutation(memberAccountRoutes.paymentCreate, CHANGES),
  mutation(memberAccountRoutes.paymentRefund, CHANGES),
  mutation(memberAccountRoutes.paymentReverse, CHANGES),
);
