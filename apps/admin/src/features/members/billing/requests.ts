import { addRequests, mutation, query } from '@concord/api-client/requests';
import { memberAccountRoutes, memberTaskRoutes } from '@concord/contracts';

export const { useBillingMutation, useMemberTaskListQuery } = addRequests(
  // The end of the task refetches what it changed.
  mutation(memberAccountRoutes.billing),
  query(memberTaskRoutes.memberTaskList),
);
