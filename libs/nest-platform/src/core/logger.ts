import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** The process's log: one JSON line an event. The level is set once at boot by {@link setLogLevel}. */
export const log: Logger = pino({
  level: 'info',
  redact: ['req.headers.authorization'],
  formatters: { bindings: ({ pid }) => ({ pid }) },
});

/** Sets the level of {@link log}. */
export function setLogLevel(level: string): void {
  log.level = level;
}

/** Nest's own messages, as lines of the process's log. */
export const nestLogger: LoggerService = {
  log: (message: unknown, context?: unknown) => log.debug({ context }, String(message)),
  error: (message: unknown, ...rest: unknown[]) => log.error({ rest }, String(message)),
  warn: (message: unknown, context?: unknown) => log.warn({ context }, String(message)),
  debug: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
  verbose: (message: unknown, context?: unknown) => log.trace({ context }, String(message)),
};
