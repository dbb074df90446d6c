import { useMeQuery } from '@concord/api-client/requests';
import { useEffect } from 'react';
import { useSessionCheck } from './use-session-check';

/** Interval at which the server records the last activity. */
const SEEN_STEP_MS = 5 * 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown'] as const;

/** Reads role and name from the server while signed in, and again after activity, so that only idle sessions end. */
export default function SessionRefresh() {
  const { refetch } = useMeQuery();
  useSessionCheck();
  useEffect(() => {
    let askedAt = Date.now();
    const reportActivity = () => {
      if (Date.now() - askedAt < SEEN_STEP_MS) return;
      askedAt = Date.now();
      void refetch();
    };
    const options = { capture: true, passive: true };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, reportActivity, options);
    return () => {
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, reportActivity, options);
    };
  }, [refetch]);
  return null;
}
