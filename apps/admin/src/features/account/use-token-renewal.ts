import { tokenRenewed, useAppDispatch } from '@concord/api-client';
import { api } from '@concord/api-client/requests';

/**
 * Stores an answer's token in the session, then refetches the changed data. Refetching by the mutation's own
 * tags would come earlier and send the old token, which may be void.
 */
export function useTokenRenewal(): (token: string) => void {
  const dispatch = useAppDispatch();
  return (token) => {
    dispatch(tokenRenewed(token));
    dispatch(api.util.invalidateTags(['Factor', 'Session', 'Sessions']));
  };
}
