import type { AuditEvent } from './audit-event';

/** Window length in ms. */
const WINDOW_MS = 60_000;
/** Maximum keys tracked per refused action and window; further ones are counted together. */
const REFUSED_KEYS_MAX = 20;
/**
 * Maximum keys tracked per completed action and window; further events are recorded individually,
 * so that no action is lost.
 */
const DONE_KEYS_MAX = 10_000;

interface Repeated {
  event: AuditEvent;
  count: number;
}

/**
 * Limits records of events that one person can repeat at will: refusals, and actions of candidates
 * and visitors. A window records the first event of each key at once, and at its end the number of
 * repeats. A flood of refusals of any size writes at most twice {@link REFUSED_KEYS_MAX} records
 * and one per action and minute; a sign-in loop writes two.
 */
export class RepeatedEvents {
  private startedAt = Date.now();
  private repeated = new Map<string, Repeated>();
  private readonly refusedKeys = new Map<string, number>();

  /** Counts an event. @returns true to record it now: the first of its key, or an untracked one */
  admit(event: AuditEvent): boolean {
    if (event.outcome === 'done' && event.actor.kind === 'staff') return true;
    const key = repetitionOf(event);
    const known = this.repeated.get(key);
    if (known) {
      known.count += 1;
      return false;
    }
    if (event.outcome === 'refused') return this.admitRefusal(key, event);
    if (this.repeated.size < DONE_KEYS_MAX) this.repeated.set(key, { event, count: 0 });
    return true;
  }

  /** Ends the window if its time is over. @returns one event per repeated key */
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

const repetitionOf = ({ action, outcome, actor, address, target, reason }: AuditEvent): string =>
  JSON.stringify([action, outcome, actor.id, address, target?.entity, target?.id, target?.label, reason]);
