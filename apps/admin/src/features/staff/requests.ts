import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes, factorRoutes, passwordResetRoutes } from '@concord/contracts';

export const {
  useAdminInviteMutation,
  useAdminLiftMutation,
  useAdminListQuery,
  useAdminRemoveMutation,
  useAdminSignOutMutation,
  useAdminSuspendMutation,
  useAdminUpdateMutation,
  useFactorResetMutation,
  usePasswordResetLinkMutation,
} = addRequests(
  query(accountRoutes.adminList, { providesTags: ['Staff'] }),
  mutation(passwordResetRoutes.adminInvite, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(accountRoutes.adminUpdate, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(accountRoutes.adminSuspend, { invalidatesTags: ['Staff'] }),
  mutation(accountRoutes.adminLift, { invalidatesTags: ['Staff'] }),
  mutation(accountRoutes.adminSignOut),
  mutation(accountRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(factorRoutes.factorReset, { invalidatesTags: ['Staff'] }),
  mutation(passwordResetRoutes.passwordResetLink),
);
