import { wordsMatcher } from '@concord/institute';
import type { RowTest } from './list-columns';

/** Searches whose rows are kept; each takes a byte for a row. */
const KEPT = 20;

interface Search {
  matches: (text: string) => boolean;
  /** 1 for each row that matches. */
  rows: Uint8Array;
}

/** The words of all rows, and which rows the latest searches found: a page costs no search of all rows once more. */
export class TextSearches {
  private readonly texts: string[] = [];
  /** By what was typed, the latest one last. */
  private readonly searches = new Map<string, Search>();

  /** @param text as `joinWords` has it */
  set(row: number, text: string): void {
    this.texts[row] = text;
    for (const search of this.searches.values()) {
      if (row >= search.rows.length) {
        const longer = new Uint8Array(Math.max(row + 1, search.rows.length * 2));
        longer.set(search.rows);
        search.rows = longer;
      }
      search.rows[row] = Number(search.matches(text));
    }
  }

  /** Whether `set` with this text would change nothing. */
  has(row: number, text: string): boolean {
    return this.texts[row] === text;
  }

  /** Tells of a row, until rows change, whether it has each typed word. */
  test(typed: string): RowTest {
    const matches = wordsMatcher(typed);
    if (!matches) return () => false;
    const known = this.searches.get(typed);
    const search = known ?? { matches, rows: Uint8Array.from(this.texts, (text) => Number(matches(text))) };
    this.searches.delete(typed);
    this.searches.set(typed, search);
    const [oldest = typed] = this.searches.keys();
    if (this.searches.size > KEPT) this.searches.delete(oldest);
    const { rows } = search;
    return (row) => rows[row] === 1;
  }
}
