import { withTimeout } from '../core/timeout';

/** How one dependency is: `degraded` means that something is off but requests are served. */
export interface CheckOutcome {
  status: 'up' | 'degraded' | 'down';
  detail?: string;
}

export interface Health {
  status: 'up' | 'degraded' | 'down';
  checks: Record<string, CheckOutcome>;
}

/** Throws or rejects when the dependency is away; may return an outcome to say more. */
export type HealthCheck = () => Promise<CheckOutcome | void>;

const CHECK_MS = 2000;

/** The dependencies of a process, each checked by name. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async report(): Promise<Health> {
    const outcomes = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcomeOf(check)] as const),
    );
    const statuses = outcomes.map(([, outcome]) => outcome.status);
    const status = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    return { status, checks: Object.fromEntries(outcomes) };
  }
}

async function outcomeOf(check: HealthCheck): Promise<CheckOutcome> {
  try {
    return (await withTimeout(check(), CHECK_MS, 'no answer in time')) ?? { status: 'up' };
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  }
}
