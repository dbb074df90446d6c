import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** The log of the process: a JSON line for each event. {@link setLogLevel} sets the level once at start. */
export const log: Logger = pino({
  level: 'info',
  redact: ['req.headers.authorization'],
  formatters: { bindings: ({ pid }) => ({ pid }) },
});

/** Sets the level of {@link log}. */
export function setLogLevel(level: string): void {
  log.level = level;
}

/** Sends Nest's own messages to {@link log}. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => log.error({ rest }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
};
