import { addRequests, mutation } from '@concord/api-client/requests';
import { passwordResetRoutes } from '@concord/contracts';

export const { usePasswordForgotMutation, usePasswordResetMutation } = addRequests(
  mutation(passwordResetRoutes.passwordForgot),
  mutation(passwordResetRoutes.passwordReset),
);
