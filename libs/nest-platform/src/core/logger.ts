import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { identityOf, type ProcessIdentity, traceIdNow } from '@concord/observability';
import { pino, type Logger } from 'pino';
import { errorForLog } from './error-for-log';

/** Several workers may share a process, so what a line belongs to is what it was written by. */
const identities = new AsyncLocalStorage<ProcessIdentity>();

/**
 * The log of the process: a JSON line for each event, with its service, its process and the trace that it belongs to.
 * {@link setLogLevel} is called once at start.
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

/** Sets the level of {@link log}. */
export function setLogLevel(level: string): void {
  log.level = level;
}

/** Runs `work`; {@link log} names it in all lines of it and of what it starts, such as `exams-worker`. */
export const logAs = <T>(name: string, work: () => T): T => identities.run(identityOf(name), work);

/** Sends Nest's own messages to {@link log}. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => log.error({ rest }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
};
