import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes } from '@concord/contracts';

export const { useSessionListQuery, useSessionEndMutation, useSessionEndOthersMutation } = addRequests(
  query(accountRoutes.sessionList, { providesTags: ['Sessions'] }),
  mutation(accountRoutes.sessionEnd, { invalidatesTags: ['Sessions'] }),
  mutation(accountRoutes.sessionEndOthers, { invalidatesTags: ['Sessions'] }),
);
