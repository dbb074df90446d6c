import { errorMessage } from '@concord/api-client/requests';
import { useEffect, useRef, useState } from 'react';

/** Answer of a dry run: its outcome, or the reason for its refusal; neither while it is loading. */
export interface Preview<Outcome> {
  readonly outcome?: Outcome;
  readonly problem?: string;
  readonly isLoading: boolean;
}

/**
 * Requests a dry run after each change of the input.
 * @param order identifies the input; empty for no request
 */
export function usePreview<Outcome>(order: string, ask: () => Promise<Outcome>): Preview<Outcome> {
  const [answer, setAnswer] = useState<{ order: string; outcome?: Outcome; problem?: string }>({ order: '' });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!order) return undefined;
    let isWanted = true;
    const show = (told: { outcome?: Outcome; problem?: string }) => {
      if (isWanted) setAnswer({ order, ...told });
    };
    latest.current().then(
      (outcome) => show({ outcome }),
      (error: unknown) => show({ problem: errorMessage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [order]);
  if (!order || answer.order !== order) return { isLoading: order !== '' };
  return { ...answer, isLoading: false };
}
