import { LruCache } from '@concord/nest-platform';
import type { ExamRecord } from './exam.schema';

/** Maximum age of a cached exam, and so the delay of a change by another process. */
const REREAD_MS = 2000;
const EXAMS_MAX = 200;

interface CacheEntry {
  readonly exam: Promise<ExamRecord | null>;
  readonly until: number;
}

/**
 * Cache of recently read exams. Candidates of a hall read the same few exams within seconds, which takes one read of
 * the store instead of hundreds.
 */
export class RecentExams {
  private readonly entries = new LruCache<CacheEntry>(EXAMS_MAX, () => 1);

  constructor(private readonly read: (id: string) => Promise<ExamRecord | null>) {}

  find(id: string): Promise<ExamRecord | null> {
    const cached = this.entries.get(id);
    if (cached && Date.now() < cached.until) return cached.exam;
    const exam = this.read(id);
    const entry = { exam, until: Date.now() + REREAD_MS };
    this.entries.set(id, entry);
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
      this.entries.delete(id.toString());
    }
  }

  private drop(id: string, entry: CacheEntry): void {
    if (this.entries.get(id) === entry) this.entries.delete(id);
  }
}
