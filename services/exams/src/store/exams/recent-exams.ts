import { LruCache } from '@concord/nest-platform';
import type { ExamRecord } from './exam.schema';

/** Maximum age of a cached exam, and so the delay of a change by another process. */
const REREAD_MS = 2000;
const EXAMS_MAX = 200;

interface Known {
  readonly exam: Promise<ExamRecord | null>;
  readonly until: number;
}

/**
 * Cache of recently read exams. Candidates of a hall read the same few exams within seconds, which takes one read of
 * the store instead of hundreds.
 */
export class RecentExams {
  private readonly known = new LruCache<Known>(EXAMS_MAX, () => 1);

  constructor(private readonly read: (id: string) => Promise<ExamRecord | null>) {}

  find(id: string): Promise<ExamRecord | null> {
    const known = this.known.get(id);
    if (known && Date.now() < known.until) return known.exam;
    const exam = this.read(id);
    const entry = { exam, until: Date.now() + REREAD_MS };
    this.known.set(id, entry);
    exam.then(
      (found) => found ?? this.drop(id, entry),
      () => this.drop(id, entry),
    );
    return exam;
  }

  /** Makes a change in this process; the next read sees it. */
  async change<T>(id: { toString(): string }, make: () => Promise<T>): Promise<T> {
    try {
      return await make();
    } finally {
      // Also drops a read that ran during the change.
      this.known.delete(id.toString());
    }
  }

  private drop(id: string, entry: Known): void {
    if (this.known.get(id) === entry) this.known.delete(id);
  }
}
