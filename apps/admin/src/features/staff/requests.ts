import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes, factorRoutes, passwordResetRoutes } from '@concord/contracts';

export const {
  useAdminListQuery,
  useAdminRemoveMutation,
  useAdminUpdateMutation,
  useFactorResetMutation,
  usePasswordResetLinkMutation,
} = addRequests(
  query(accountRoutes.adminList, { providesTags: ['Staff'] }),
  mutation(accountRoutes.adminUpdate, { invalidatesTags: ['Staff'] }),
  mutation(accountRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(factorRoutes.factorReset, { invalidatesTags: ['Staff'] }),
  mutation(passwordResetRoutes.passwordResetLink),
);
