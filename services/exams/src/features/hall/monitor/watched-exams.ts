import type { WatchedExams } from '../../../shared/live-events/live-event-bus';

/** Union of the exams of all streams. */
export class WatchedExamsOfStreams {
  private readonly streams = new Set<{ exams: WatchedExams }>();

  /** @returns a function that removes the stream */
  add(exams: WatchedExams): () => void {
    const stream = { exams };
    this.streams.add(stream);
    return () => void this.streams.delete(stream);
  }

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  /** Undefined if a stream watches all exams. */
  get all(): WatchedExams {
    const exams = [...this.streams].map((stream) => stream.exams);
    return exams.some((each) => !each) ? undefined : new Set(exams.flatMap((each) => [...(each ?? [])]));
  }
}

/** True if a subscription to `watched` includes all these exams. */
export const covers = (watched: WatchedExams, exams: WatchedExams): boolean =>
  !watched || (exams !== undefined && [...exams].every((exam) => watched.has(exam)));
