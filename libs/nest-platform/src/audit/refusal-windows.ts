import type { AuditEvent } from './audit-event';

/** Length of a window, in ms. */
const WINDOW_MS = 60_000;
/** Keys of one action that a window tells apart; further ones are counted together. */
const KEYS_MAX = 20;

interface Repeated {
  event: AuditEvent;
  count: number;
}

/**
 * Bounds the records of refusals: a window records the first one of each key at once, and then how many more there were.
 * So a flood of any size writes at most twice {@link KEYS_MAX} records and one for each action and minute.
 */
export class RefusalWindows {
  private startedAt = Date.now();
  private repeated = new Map<string, Repeated>();
  private readonly keysOf = new Map<string, number>();

  /** Counts a refusal. @returns whether it is the first of its key, which is recorded at once */
  admit(event: AuditEvent): boolean {
    const known = this.repeated.get(keyOf(event));
    if (known) {
      known.count += 1;
      return false;
    }
    const keys = (this.keysOf.get(event.action) ?? 0) + 1;
    this.keysOf.set(event.action, keys);
    if (keys > KEYS_MAX) this.countTogether(event.action);
    else this.repeated.set(keyOf(event), { event, count: 0 });
    return keys <= KEYS_MAX;
  }

  /** Ends the window when its time is over. @returns an event for each key that was refused again */
  end(isForced = false): AuditEvent[] {
    if (!isForced && Date.now() - this.startedAt < WINDOW_MS) return [];
    const since = new Date(this.startedAt).toISOString();
    const ended = [...this.repeated.values()].filter(({ count }) => count > 0);
    this.repeated = new Map();
    this.keysOf.clear();
    this.startedAt = Date.now();
    return ended.map(({ event, count }) => ({
      ...event,
      details: { ...event.details, repeated: count, since },
    }));
  }

  private countTogether(action: string): void {
    const others = this.repeated.get(action);
    if (others) others.count += 1;
    else {
      const event: AuditEvent = {
        action,
        outcome: 'refused',
        actor: { kind: 'anonymous' },
        reason: 'MANY_OTHERS',
      };
      this.repeated.set(action, { event, count: 1 });
    }
  }
}

const keyOf = ({ action, actor, address, target, reason }: AuditEvent): string =>
  JSON.stringify([action, actor.id, address, target?.entity, target?.id, target?.label, reason]);
