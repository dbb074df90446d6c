import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** Processor time that the thread may use, in milliseconds. */
  processorMs: number;
  /** Time until its message, in milliseconds, for a machine that gives the thread no processor. */
  waitMs: number;
  /** Interval of looks at its processor time, in milliseconds. */
  lookEveryMs: number;
}

/** The message of a thread, or the limit that ended it; a thread that fails has met its limit of memory. */
export type ThreadEnd<Message> = { message: Message } | { exceeded: 'memory' | 'processor' | 'wait' };

/** Waits for the first message of a thread within its limits, and ends the thread. */
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

/** Resolves once a limit of time is exceeded; never after the signal. */
async function limitMet(
  thread: Worker,
  { processorMs, waitMs, lookEveryMs }: ThreadLimits,
  signal: AbortSignal,
): Promise<{ exceeded: 'processor' | 'wait' }> {
  const from = performance.now();
  while (!signal.aborted) {
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
    // A thread that has ended has no usage; its end resolves the race.
    const usage = await thread.cpuUsage().catch(() => undefined);
    if (usage && (usage.user + usage.system) / 1000 > processorMs) return { exceeded: 'processor' };
    if (performance.now() - from > waitMs) return { exceeded: 'wait' };
  }
  return new Promise(() => undefined);
}
