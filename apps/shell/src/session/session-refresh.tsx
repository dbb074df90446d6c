import { useMeQuery } from '@concord/api-client/requests';
import { useEffect } from 'react';
import { useSessionCheck } from './use-session-check';

/** Interval at which the server records the last activity. */
const SEEN_STEP_MS = 5 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;

/** Reads role and name from the server while signed in; on each page, so that only idle sessions end. */
export default function SessionRefresh() {
  const { refetch } = useMeQuery();
  useSessionCheck();
  useEffect(() => {
    let askedAt = Date.now();
    const noteActivity = () => {
      if (Date.now() - askedAt < SEEN_STEP_MS) return;
      askedAt = Date.now();
      void refetch();
    };
    const options = { capture: true, passive: true };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteActivity, options);
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteActivity, options);
    };
  }, [refetch]);
  return null;
}
