import { log, logAs } from '../core/logger';

type End = () => Promise<void>;

/** Workers of this process by name, with their shutdown function once started. */
const running = new Map<string, End | undefined>();
let isStopping = false;

async function endOf(name: string, signal: string, end: End | undefined): Promise<void> {
  log.info(`${name} stops on ${signal}`);
  await end?.();
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const ends = [...running].map(([name, end]) => logAs(name, () => endOf(name, signal, end)));
  const failures = (await Promise.allSettled(ends)).filter(({ status }) => status === 'rejected');
  for (const failure of failures)
    log.error({ err: (failure as PromiseRejectedResult).reason }, 'shutdown failed');
  process.exit(failures.length > 0 ? 1 : 0);
}

/**
 * Ends a service on SIGTERM and SIGINT, together with those that share its process, which then exits.
 * @returns a function that sets the service's shutdown; before that, the process exits at once
 */
export function onProcessEnd(name: string): (end: End) => void {
  if (running.size === 0) {
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    process.on('SIGTERM', (signal) => void stop(signal));
    process.on('SIGINT', (signal) => void stop(signal));
  }
  running.set(name, undefined);
  return (end) => running.set(name, end);
}
