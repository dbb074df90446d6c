import { tokenRenewed, useAppDispatch } from '@concord/api-client';
import { api } from '@concord/api-client/requests';

/**
 * Takes the token of an answer for the session, and then refetches what changed: reading earlier, as by the
 * mutation's own tags, would send the token before, which may count no more.
 */
export function useTokenRenewal(): (token: string) => void {
  const dispatch = useAppDispatch();
  return (token) => {
    dispatch(tokenRenewed(token));
    dispatch(api.util.invalidateTags(['Factor', 'Session', 'Sessions']));
  };
}
