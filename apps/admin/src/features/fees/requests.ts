import { addRequests, mutation, query } from '@concord/api-client/requests';
import { feeRoutes } from '@concord/contracts';

export const { useFeeTableListQuery, useFeePreviewMutation, useFeeTableAddMutation } = addRequests(
  query(feeRoutes.feeTableList, { providesTags: ['Fees'] }),
  mutation(feeRoutes.feePreview),
  // Also after a refusal: somebody else added a version.
  mutation(feeRoutes.feeTableAdd, { invalidatesTags: ['Fees'] }),
);
