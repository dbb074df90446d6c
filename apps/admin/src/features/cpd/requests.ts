import { addRequests, mutation } from '@concord/api-client/requests';
import { cpdRoutes } from '@concord/contracts';

// Also after a refusal: somebody else may have decided, or the member changed it.
export const { useCpdEntryDecideMutation } = addRequests(
  mutation(cpdRoutes.cpdEntryDecide, { invalidatesTags: ['Members'] }),
);
