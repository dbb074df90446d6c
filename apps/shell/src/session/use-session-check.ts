import { useEffect } from 'react';
import { useSessionCheckQuery } from './requests';

/** A tab that is looked at notices within ten seconds that its session was ended, whatever page it shows. */
const CHECK_MS = 8000;

/**
 * Asks again and again whether the session still counts and what the account may do now. A refusal ends the session, as
 * that of any call; an approval opens the back office. It is no sign of life: an idle session ends all the same.
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
