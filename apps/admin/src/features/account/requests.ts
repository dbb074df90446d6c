import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes, factorRoutes } from '@concord/contracts';

/** Those that answer with a new token invalidate nothing themselves: see `useTokenRenewal`. */
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
  query(accountRoutes.sessionList, { providesTags: ['Sessions'] }),
  mutation(accountRoutes.sessionEnd, { invalidatesTags: ['Sessions'] }),
  mutation(accountRoutes.sessionEndOthers, { invalidatesTags: ['Sessions'] }),
);
