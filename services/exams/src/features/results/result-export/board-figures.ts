import type { BoardSummary } from '@concord/contracts';

type Figures = Omit<BoardSummary, 'exam' | 'held'>;
interface Counted {
  readonly percantage: number;
  readonly pass: boolean;
  readonly student: { readonly _id: unknown };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Summarizes results in constant memory: it counts the frequency of each percentage. */
export class BoardFigures {
  private readonly candidates = new Set<string>();
  private readonly occurrences = new Map<number, number>();
  private results = 0;
  private passed = 0;
  private sum = 0;

  add({ percantage, pass, student }: Counted): void {
    this.candidates.add(String(student._id));
    this.occurrences.set(percantage, (this.occurrences.get(percantage) ?? 0) + 1);
    this.results += 1;
    this.passed += pass ? 1 : 0;
    this.sum += percantage;
  }

  get(): Figures {
    const { results, passed } = this;
    const counts = { candidates: this.candidates.size, results, passed };
    if (results === 0) return { ...counts, mean: null, median: null, highest: null, lowest: null };
    const sorted = [...this.occurrences].sort(([a], [b]) => a - b);
    return {
      ...counts,
      mean: oneDecimal(this.sum / results),
      median: oneDecimal(
        (at(sorted, Math.floor((results - 1) / 2)) + at(sorted, Math.floor(results / 2))) / 2,
      ),
      highest: at(sorted, results - 1),
      lowest: at(sorted, 0),
    };
  }
}

/** Value at a position of the sorted list, given the frequencies. */
function at(sorted: readonly (readonly [value: number, count: number])[], place: number): number {
  let before = 0;
  for (const [value, count] of sorted) {
    before += count;
    if (place < before) return value;
  }
  throw new RangeError('There are fewer values');
}
