import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes } from '@concord/contracts';

export const { useAdminListQuery, useAdminRemoveMutation, useAdminUpdateMutation } = addRequests(
  query(accountRoutes.adminList, { providesTags: ['Staff'] }),
  mutation(accountRoutes.adminUpdate, { invalidatesTags: ['Staff'] }),
  mutation(accountRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
);
