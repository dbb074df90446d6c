import type { WatchedExams } from '../../../shared/live-events/live-event-bus';

/** The exams that streams are about, together. */
export class WatchedExamsOfStreams {
  private readonly streams = new Set<{ exams: WatchedExams }>();

  /** @returns the function that takes the stream out */
  add(exams: WatchedExams): () => void {
    const stream = { exams };
    this.streams.add(stream);
    return () => void this.streams.delete(stream);
  }

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  /** Undefined for all. */
  get all(): WatchedExams {
    const exams = [...this.streams].map((stream) => stream.exams);
    return exams.some((each) => !each) ? undefined : new Set(exams.flatMap((each) => [...(each ?? [])]));
  }
}

/** Tells whether a listener to `watched` hears of each of these exams. */
export const covers = (watched: WatchedExams, exams: WatchedExams): boolean =>
  !watched || (exams !== undefined && [...exams].every((exam) => watched.has(exam)));
