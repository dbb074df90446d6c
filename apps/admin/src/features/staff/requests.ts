import { addRequests, mutation } from '@concord/api-client/requests';
import { factorRoutes, passwordResetRoutes, staffRoutes } from '@concord/contracts';

export const {
  useAdminInviteMutation,
  useAdminLiftMutation,
  useAdminRemoveMutation,
  useAdminSignOutMutation,
  useAdminSuspendMutation,
  useFactorResetMutation,
  usePasswordResetLinkMutation,
} = addRequests(
  mutation(passwordResetRoutes.adminInvite, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(staffRoutes.adminSuspend, { invalidatesTags: ['Staff'] }),
  mutation(staffRoutes.adminLift, { invalidatesTags: ['Staff'] }),
  mutation(staffRoutes.adminSignOut),
  mutation(staffRoutes.adminRemove, { invalidatesTags: ['Staff', 'Counts'] }),
  mutation(factorRoutes.factorReset, { invalidatesTags: ['Staff'] }),
  mutation(passwordResetRoutes.passwordResetLink),
);
