import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { identityOf, type ProcessIdentity, traceIdNow } from '@concord/observability';
import { pino, type Logger } from 'pino';
import { errorForLog } from './error-for-log';

/** Current process identity: several workers may share a process, each with its own. */
const identities = new AsyncLocalStorage<ProcessIdentity>();

/**
 * Log of the process: one JSON line per event, with service, process and trace. {@link setLogLevel}
 * is called once at start.
 */
export const log: Logger = pino({
  level: 'info',
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: (error: unknown) => errorForLog(error) },
  formatters: { bindings: ({ pid }) => ({ pid }) },
  mixin: () => {
    const identity = identities.getStore();
    const trace_id = traceIdNow();
    return trace_id === undefined ? { ...identity } : { ...identity, trace_id };
  },
});

export function setLogLevel(level: string): void {
  log.level = level;
}

/** Runs `work`; {@link log} names it, e.g. `exams-worker`, in all its lines and those of what it starts. */
export const logAs = <T>(name: string, work: () => T): T => identities.run(identityOf(name), work);

/** Sends Nest's own messages to {@link log}. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => log.error({ rest }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
};
