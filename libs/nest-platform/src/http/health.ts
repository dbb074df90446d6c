import { withTimeout } from '../core/timeout';

/**
 * State of one dependency; `degraded`: requests are served, but something is wrong; `unknown`: the
 * state could not be determined.
 */
export interface CheckOutcome {
  status: 'up' | 'degraded' | 'down' | 'unknown';
  detail?: string;
}

export interface Health {
  status: 'up' | 'degraded' | 'down';
  checks: Record<string, CheckOutcome>;
}

/** Checks a dependency: rejects if it is down, may return an outcome with details. */
export type HealthCheck = () => Promise<CheckOutcome | void>;

/** Time-out of a check, which then counts as down. */
const CHECK_TIMEOUT_MS = 2000;

/** Dependencies of a process; `/health/stores` reports them and is 503 if one is down. Probes must not use it. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  /** Running checks, shared: while a store hangs, each further check would take another connection. */
  private readonly running = new Map<string, ReturnType<HealthCheck>>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async report(): Promise<Health> {
    const outcomes = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcomeOf(this.run(name, check))] as const),
    );
    const statuses = outcomes.map(([, outcome]) => outcome.status);
    const status = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    return { status, checks: Object.fromEntries(outcomes) };
  }

  private run(name: string, check: HealthCheck): ReturnType<HealthCheck> {
    const underWay = this.running.get(name);
    if (underWay) return underWay;
    const running = check().finally(() => this.running.delete(name));
    this.running.set(name, running);
    return running;
  }
}

async function outcomeOf(running: ReturnType<HealthCheck>): Promise<CheckOutcome> {
  try {
    return (await withTimeout(running, CHECK_TIMEOUT_MS, 'no answer in time')) ?? { status: 'up' };
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  }
}
