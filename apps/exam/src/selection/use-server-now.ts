import { serverNow } from '@concord/api-client/requests';
import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's time in milliseconds, counting from the response with `list`. */
export function useServerNow(list: unknown): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const listedAt = serverNow();
    // Monotonic time, so changes of the device's clock have no effect.
    const from = performance.now();
    const timer = setInterval(() => setNow(listedAt + performance.now() - from), TICK_MS);
    return () => clearInterval(timer);
  }, [list]);
  return now;
}
