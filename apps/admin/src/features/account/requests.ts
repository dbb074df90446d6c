import { addRequests, mutation, query } from '@concord/api-client/requests';
import { factorRoutes, staffRoutes } from '@concord/contracts';

/** Calls with a new token in the answer invalidate no tags themselves: see `useTokenRenewal`. */
export const {
  useFactorBeginMutation,
  useFactorDisableMutation,
  useFactorEnableMutation,
  useFactorGetQuery,
  useFactorRecoveryCodesMutation,
  usePasswordChangeMutation,
  useSessionListQuery,
  useSessionEndMutation,
  useSessionEndOthersMutation,
} = addRequests(
  query(factorRoutes.factorGet, { providesTags: ['Factor'] }),
  mutation(factorRoutes.factorBegin),
  mutation(factorRoutes.factorEnable),
  mutation(factorRoutes.factorRecoveryCodes, { invalidatesTags: ['Factor'] }),
  mutation(factorRoutes.factorDisable),
  mutation(factorRoutes.passwordChange),
  query(staffRoutes.sessionList, { providesTags: ['Sessions'] }),
  mutation(staffRoutes.sessionEnd, { invalidatesTags: ['Sessions'] }),
  mutation(staffRoutes.sessionEndOthers, { invalidatesTags: ['Sessions'] }),
);
