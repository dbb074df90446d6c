import type { MonitorRow } from '@concord/contracts';
import type { LiveEvent } from './live-news';

/** A row, and the questions that it counts as answered. */
export interface BoardEntry {
  row: MonitorRow;
  answered: Set<string>;
}

/** What an event did to the board; `unknown` must be read from the store. */
export type Effect = 'changed' | 'gone' | 'unknown' | 'none';

/** Who sits now, as events and readings of the store tell it. */
export class LiveBoard {
  private readonly entries = new Map<string, BoardEntry>();

  get size(): number {
    return this.entries.size;
  }

  ids(): IterableIterator<string> {
    return this.entries.keys();
  }

  row(id: string): MonitorRow | undefined {
    return this.entries.get(id)?.row;
  }

  rows(): MonitorRow[] {
    return Array.from(this.entries.values(), ({ row }) => row);
  }

  put(entry: BoardEntry): void {
    const before = this.entries.get(entry.row.attempt)?.row.seenAt ?? null;
    const { seenAt } = entry.row;
    this.entries.set(entry.row.attempt, {
      ...entry,
      row: { ...entry.row, seenAt: later(before, seenAt) },
    });
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
    return 'changed';
  }
}

/** ISO moments in UTC sort as text. */
function later<T extends string | null>(a: T, b: T): T {
  if (a === null) return b;
  return b !== null && b > a ? b : a;
}
