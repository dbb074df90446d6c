import { addRequests, mutation } from '@concord/api-client/requests';
import { memberRoutes } from '@concord/contracts';

export const { useMemberInductManyMutation } = addRequests(
  // The end of the task refetches what it changed.
  mutation(memberRoutes.memberInductMany),
);
