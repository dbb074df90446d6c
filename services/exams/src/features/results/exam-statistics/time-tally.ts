/** Maximum time that is counted, as longer ones mean an idle page. It limits memory. */
const LONGEST_SECONDS = 3600;

/** Counts the seconds in view: for each question, the frequency of each value. */
export class TimeTally {
  private readonly items = new Map<string, Uint32Array>();

  /** Adds the times of one candidate's paper, by question id. */
  add(seconds: Readonly<Record<string, number>>): void {
    for (const [id, time] of Object.entries(seconds)) {
      if (!(time >= 0)) continue;
      const counts = this.items.get(id) ?? new Uint32Array(LONGEST_SECONDS + 1);
      const at = Math.min(LONGEST_SECONDS, Math.round(time));
      counts[at] = (counts[at] ?? 0) + 1;
      this.items.set(id, counts);
    }
  }

  /** Undefined without any time for the question. */
  medianOf(id: string): number | undefined {
    const counts = this.items.get(id);
    if (!counts) return undefined;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const at = (rank: number) => {
      let passed = 0;
      return counts.findIndex((count) => (passed += count) > rank);
    };
    return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
  }
}
