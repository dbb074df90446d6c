import { useCallback, useEffect, useRef } from 'react';

/** Begins a task that ends the one before it; the last one ends with its component. */
export function useLatestTask(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return useCallback(() => {
    controller.current?.abort();
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
}
