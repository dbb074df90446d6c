import { useEffect } from 'react';
import { useSessionCheckQuery } from './requests';

/** Interval of session checks, so that a visible tab detects the end of its session within ten seconds. */
const CHECK_MS = 8000;

/**
 * Polls whether the session is valid, and the rights of the account. A refusal ends the session; an
 * approval opens the back office. A poll is no activity, so idle sessions still end.
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
