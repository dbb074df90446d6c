import { log } from './logger';

/** Logs a repeating failure once per reason, and its recovery. For reconnecting clients and waits. */
export class FailureLog {
  private readonly reasons = new Set<string>();

  /** @param message of the log line, e.g. `Redis cannot be reached` */
  constructor(
    private readonly message: string,
    private readonly level: 'info' | 'warn' = 'warn',
  ) {}

  readonly failed = (error: unknown): void => {
    const reason = reasonOf(error);
    if (this.reasons.has(reason)) return;
    this.reasons.add(reason);
    log[this.level]({ err: error }, this.message);
  };

  readonly recovered = (): void => {
    if (this.reasons.size === 0) return;
    this.reasons.clear();
    log.info(`over: ${this.message}`);
  };
}

/** Error code, or the message without numbers, which differ per attempt (ports, times). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code || `${error.name} ${error.message.replace(/\d+/g, '')}`;
}
