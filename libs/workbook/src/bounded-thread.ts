import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Maximum processor time of the thread, in milliseconds. */
  processorMs: number;
  /** Maximum duration, in milliseconds, for a machine with no processor time left. */
  waitMs: number;
  /** Interval between measurements, in milliseconds. */
  lookEveryMs: number;
}

/** Message of a thread, or the limit that ended it. A thread that fails has exceeded its memory. */
export type ThreadEnd<Message> = { message: Message } | { exceeded: 'memory' | 'processor' | 'wait' };

/** Waits for the first message of a thread within the limits, then ends the thread. */
export async function firstMessage<Message>(
  thread: Worker,
  limits: ThreadLimits,
): Promise<ThreadEnd<Message>> {
  const ended = new AbortController();
  const message = new Promise<ThreadEnd<Message>>((resolve) => {
    thread.once('message', (sent: Message) => resolve({ message: sent }));
    thread.on('error', () => resolve({ exceeded: 'memory' }));
    thread.once('exit', () => resolve({ exceeded: 'memory' }));
  });
  try {
    return await Promise.race([message, limitMet(thread, limits, ended.signal)]);
  } finally {
    ended.abort();
    await thread.terminate();
  }
}

/** Resolves when a time limit is exceeded; never after the signal. */
async function limitMet(
  thread: Worker,
  { processorMs, waitMs, lookEveryMs }: ThreadLimits,
  signal: AbortSignal,
): Promise<{ exceeded: 'processor' | 'wait' }> {
  const from = performance.now();
  while (!signal.aborted) {
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
    // A thread that has ended reports no usage; its end resolves the race.
    const usage = await thread.cpuUsage().catch(() => undefined);
    if (usage && (usage.user + usage.system) / 1000 > processorMs) return { exceeded: 'processor' };
    if (performance.now() - from > waitMs) return { exceeded: 'wait' };
  }
  return new Promise(() => undefined);
}
