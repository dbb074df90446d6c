import type { LoggerService } from '@nestjs/common';
import { identityOf, traceIdNow } from '@concord/observability';
import { pino, type Logger } from 'pino';
import { errorForLog } from './error-for-log';

let identity: object = {};

/**
 * The log of the process: a JSON line for each event, with its service, its process and the trace that it belongs to.
 * {@link setLogLevel} and {@link setLogProcess} are called once at start.
 */
export const log: Logger = pino({
  level: 'info',
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: (error: unknown) => errorForLog(error) },
  formatters: { bindings: ({ pid }) => ({ pid }) },
  mixin: () => {
    const trace_id = traceIdNow();
    return trace_id === undefined ? { ...identity } : { ...identity, trace_id };
  },
});

/** Sets the level of {@link log}. */
export function setLogLevel(level: string): void {
  log.level = level;
}

/** Sets what process {@link log} names, such as `exams-worker`. */
export function setLogProcess(name: string): void {
  identity = identityOf(name);
}

/** Sends Nest's own messages to {@link log}. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => log.error({ rest }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
};
