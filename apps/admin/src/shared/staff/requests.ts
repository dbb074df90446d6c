import { addRequests, mutation } from '@concord/api-client/requests';
import { staffRoutes } from '@concord/contracts';

export const { useAdminUpdateMutation } = addRequests(
  mutation(staffRoutes.adminUpdate, { invalidatesTags: ['Staff', 'Counts'] }),
);
