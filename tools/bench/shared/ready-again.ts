import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from './connection.ts';

const EVERY_MS = 50;

/** How long from now until the product says that it is ready, after `isBack` is true; `limitMs` when it does not. */
export async function readyAgain(url: string, isBack: () => boolean, limitMs: number): Promise<number> {
  const from = performance.now();
  const connection = new Connection(url);
  try {
    while (performance.now() - from < limitMs) {
      if (isBack()) {
        const answer = await connection
          .call('GET', '/api/health/ready', undefined, 2000)
          .catch(() => undefined);
        if (answer?.status === 200) return performance.now() - from;
      }
      await pause(EVERY_MS);
    }
    return limitMs;
  } finally {
    connection.close();
  }
}
