import type { ActivityCounts, MonitorRow } from '@concord/contracts';
import type { LiveEvent } from '../../../shared/live-events/live-event';

/** A row, with the ids of the questions that count as answered. */
export interface BoardEntry {
  row: MonitorRow;
  answered: Set<string>;
}

/** Effect of an event; `unknown` means that the attempt must be read. */
export type Effect = 'changed' | 'gone' | 'unknown' | 'none';

/** Projection of the open attempts in memory, from events and reads. */
export class MonitorBoard {
  private readonly entries = new Map<string, BoardEntry>();

  ids(): IterableIterator<string> {
    return this.entries.keys();
  }

  row(id: string): MonitorRow | undefined {
    return this.entries.get(id)?.row;
  }

  rows(): MonitorRow[] {
    return Array.from(this.entries.values(), ({ row }) => row);
  }

  put({ row, answered }: BoardEntry): void {
    const before = this.row(row.attempt)?.seenAt ?? null;
    this.entries.set(row.attempt, { row: { ...row, seenAt: later(before, row.seenAt) }, answered });
  }

  remove(id: string): boolean {
    return this.entries.delete(id);
  }

  apply(event: LiveEvent): Effect {
    const entry = this.entries.get(event.id);
    if (event.k === 'ended') return this.entries.delete(event.id) ? 'gone' : 'none';
    if (!entry || event.k === 'changed') return 'unknown';
    const { row, answered } = entry;
    const at = new Date(event.at).toISOString();
    row.seenAt = later(row.seenAt, at);
    if (event.k === 'saved') {
      for (const question of event.given) answered.add(question);
      for (const question of event.cleared) answered.delete(question);
      row.answered = answered.size;
      row.savedAt = later(row.savedAt, at);
    }
    if (event.k === 'noted') row.activity = highest(row.activity, event.counts);
    return 'changed';
  }
}

/** The later of two ISO 8601 times in UTC, which sort as text. */
function later<T extends string | null>(a: T, b: T): T {
  if (a === null) return b;
  return b !== null && b > a ? b : a;
}

/** Events arrive in any order; counts never decrease. */
function highest(before: ActivityCounts | undefined, counts: ActivityCounts): ActivityCounts {
  if (!before) return counts;
  return {
    left: Math.max(before.left, counts.left),
    awaySeconds: Math.max(before.awaySeconds, counts.awaySeconds),
    blurred: Math.max(before.blurred, counts.blurred),
    copied: Math.max(before.copied, counts.copied),
    printed: Math.max(before.printed, counts.printed),
  };
}
