import type { AuditEvent } from './audit-event';

/** Length of a window, in ms. */
const WINDOW_MS = 60_000;
/** Keys of one refused action that a window tells apart; further ones are counted together. */
const REFUSED_KEYS_MAX = 20;
/** Keys of what was done that a window counts; further ones are recorded each: nothing that was done goes unnamed. */
const DONE_KEYS_MAX = 10_000;

interface Repeated {
  event: AuditEvent;
  count: number;
}

/**
 * Bounds the records of what one person can repeat at will: refusals, and what candidates and visitors do. A window
 * records the first event of each key at once, and then how many more there were. So a flood of refusals of any size
 * writes at most twice {@link REFUSED_KEYS_MAX} records and one for each action and minute, and a sign-in in a loop two.
 */
export class RepeatedEvents {
  private startedAt = Date.now();
  private repeated = new Map<string, Repeated>();
  private readonly refusedKeys = new Map<string, number>();

  /** Counts an event. @returns whether it is recorded at once: it is the first of its key, or one that is not counted */
  admit(event: AuditEvent): boolean {
    if (event.outcome === 'done' && event.actor.kind === 'staff') return true;
    const key = keyOf(event);
    const known = this.repeated.get(key);
    if (known) {
      known.count += 1;
      return false;
    }
    if (event.outcome === 'refused') return this.admitRefusal(key, event);
    if (this.repeated.size < DONE_KEYS_MAX) this.repeated.set(key, { event, count: 0 });
    return true;
  }

  /** Ends the window when its time is over. @returns an event for each key that came again */
  end(isForced = false): AuditEvent[] {
    if (!isForced && Date.now() - this.startedAt < WINDOW_MS) return [];
    const since = new Date(this.startedAt).toISOString();
    const ended = [...this.repeated.values()].filter(({ count }) => count > 0);
    this.repeated = new Map();
    this.refusedKeys.clear();
    this.startedAt = Date.now();
    return ended.map(({ event, count }) => ({
      ...event,
      details: { ...event.details, repeated: count, since },
    }));
  }

  private admitRefusal(key: string, event: AuditEvent): boolean {
    const keys = (this.refusedKeys.get(event.action) ?? 0) + 1;
    this.refusedKeys.set(event.action, keys);
    if (keys > REFUSED_KEYS_MAX) this.countTogether(event.action);
    else this.repeated.set(key, { event, count: 0 });
    return keys <= REFUSED_KEYS_MAX;
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

const keyOf = ({ action, outcome, actor, address, target, reason }: AuditEvent): string =>
  JSON.stringify([action, outcome, actor.id, address, target?.entity, target?.id, target?.label, reason]);
