import { log } from './logger';

/** Logs a failure that repeats once for each reason, and when it is over. For reconnecting clients and waiting. */
export class FailureLog {
  private readonly reasons = new Set<string>();

  /** @param message of the log line, such as `Redis cannot be reached` */
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

/** The error's code or its words without numbers, which differ in each try (ports, times). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code || `${error.name} ${error.message.replace(/\d+/g, '')}`;
}
