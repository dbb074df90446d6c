import { addRequests, mutation, query } from '@concord/api-client/requests';
import { factorRoutes, passwordResetRoutes, staffRoutes } from '@concord/contracts';

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
  query(staffRoutes.adminList, { providesTags: ['Staff'] }),
  mutation(passwordResetRoutes.adminInvite, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(staffRoutes.adminUpdate, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(staffRoutes.adminSuspend, { invalidatesTags: ['Staff'] }),
  mutation(staffRoutes.adminLift, { invalidatesTags: ['Staff'] }),
  mutation(staffRoutes.adminSignOut),
  mutation(staffRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(factorRoutes.factorReset, { invalidatesTags: ['Staff'] }),
  mutation(passwordResetRoutes.passwordResetLink),
);
