import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that starts a task and aborts the previous one; unmounting aborts the last. */
export function useLatestTask(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return useCallback(() => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
