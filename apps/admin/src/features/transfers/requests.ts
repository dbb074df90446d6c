import { addRequests, mutation, query } from '@concord/api-client/requests';
import { transferRoutes } from '@concord/contracts';

// Also after a refusal: somebody else may have decided.
const CHANGES = { invalidatesTags: ['Members'] } as const;

export const {
  useTransferListQuery,
  useLazyTransferEvidenceQuery,
  useTransferConfirmMutation,
  useTransferRefuseMutation,
} = addRequests(
  query(transferRoutes.transferList, { providesTags: ['Members'] }),
  query(transferRoutes.transferEvidence, { keepUnusedDataFor: 0 }),
  mutation(transferRoutes.transferConfirm, CHANGES),
  mutation(transferRoutes.transferRefuse, CHANGES),
);
