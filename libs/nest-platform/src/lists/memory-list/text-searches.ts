import { wordsMatcher } from '@concord/institute';
import type { RowTest } from './list-columns';

/** Number of cached searches; each takes a byte per row. */
const KEPT = 20;

interface Search {
  matches: (text: string) => boolean;
  /** 1 for each matching row. */
  rows: Uint8Array;
}

/** Words of all rows, and the matches of the latest searches, so that the next page needs no new search. */
export class TextSearches {
  private readonly texts: string[] = [];
  /** Searches by typed text, the latest one last. */
  private readonly searches = new Map<string, Search>();

  /** @param text in the form of `joinWords` */
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

  /** True if `set` with this text would change nothing. */
  has(row: number, text: string): boolean {
    return this.texts[row] === text;
  }

  /** Predicate for rows that match each typed word, valid until rows change. */
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
