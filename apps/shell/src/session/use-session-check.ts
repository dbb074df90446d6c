import { useEffect } from 'react';
import { useSessionCheckQuery } from './requests';

/** Interval of session checks: a visible tab notices within ten seconds that its session was ended. */
const CHECK_MS = 8000;

/**
 * Polls whether the session is valid and what the account may do. A refusal ends the session, like
 * that of any call; an approval opens the back office. Does not count as activity: an idle session
 * still ends.
 */
export function useSessionCheck(): void {
  const { refetch } = useSessionCheckQuery();
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [refetch]);
}
