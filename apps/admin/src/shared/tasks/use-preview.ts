import { errorMessage } from '@concord/api-client/requests';
import { useEffect, useRef, useState } from 'react';

/** Answer of a dry run: its outcome, or the reason for its refusal; neither while it is loading. */
export interface Preview<Outcome> {
  readonly outcome?: Outcome;
  readonly problem?: string;
  readonly isLoading: boolean;
  /** Asks again, after a problem. */
  readonly retry: () => void;
}

/**
 * Requests a dry run after each change of the input.
 * @param order identifies the input; empty for no request
 */
export function usePreview<Outcome>(order: string, ask: () => Promise<Outcome>): Preview<Outcome> {
  const [tries, setTries] = useState(1);
  const key = order && `${tries} ${order}`;
  const [answer, setAnswer] = useState<{ key: string; outcome?: Outcome; problem?: string }>({ key: '' });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!key) return undefined;
    let isWanted = true;
    const show = (told: { outcome?: Outcome; problem?: string }) => {
      if (isWanted) setAnswer({ key, ...told });
    };
    latest.current().then(
      (outcome) => show({ outcome }),
      (error: unknown) => show({ problem: errorMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  const retry = () => setTries(tries + 1);
  if (!key || answer.key !== key) return { isLoading: key !== '', retry };
  return { ...answer, isLoading: false, retry };
}
