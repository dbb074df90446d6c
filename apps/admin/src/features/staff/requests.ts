import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes, passwordResetRoutes } from '@concord/contracts';

export const {
  useAdminListQuery,
  useAdminRemoveMutation,
  useAdminUpdateMutation,
  usePasswordResetLinkMutation,
} = addRequests(
  query(accountRoutes.adminList, { providesTags: ['Staff'] }),
  mutation(accountRoutes.adminUpdate, { invalidatesTags: ['Staff'] }),
  mutation(accountRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(passwordResetRoutes.passwordResetLink),
);
