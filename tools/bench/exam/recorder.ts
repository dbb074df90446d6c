export const OPERATIONS = ['sign-in', 'start', 'save', 'submit', 'answer kept', 'graded'] as const;
/** `answer kept`: from the choice to its acknowledgement; `graded`: from handing in to the result on the screen. */
export type Operation = (typeof OPERATIONS)[number];

export interface Series {
  /** When each began, in ms from the beginning of the run. */
  at: number[];
  /** How long each took, tries included. */
  ms: number[];
}

const LISTED = 50;

/** What happened in a run. */
export class Recorder {
  readonly startedAt = performance.now();
  readonly series: Record<Operation, Series> = {
    'sign-in': { at: [], ms: [] },
    start: { at: [], ms: [] },
    save: { at: [], ms: [] },
    submit: { at: [], ms: [] },
    'answer kept': { at: [], ms: [] },
    graded: { at: [], ms: [] },
  };
  /** What a candidate would have seen go wrong. */
  readonly errors: string[] = [];
  readonly mismatches: string[] = [];
  errorCount = 0;
  mismatchCount = 0;
  retries = 0;
  /** What was tried again unseen, by status; 0 is no answer. */
  readonly retriedStatus = new Map<number, number>();
  drops = 0;
  /** Answers that stayed unacknowledged for too long. */
  late = 0;

  now(): number {
    return performance.now() - this.startedAt;
  }

  /** A moment of the machine's clock in the recorder's time. */
  atOf(epochMs: number): number {
    return epochMs - performance.timeOrigin - this.startedAt;
  }

  took(operation: Operation, from: number): void {
    const series = this.series[operation];
    series.at.push(from);
    series.ms.push(this.now() - from);
  }

  retried(status: number): void {
    this.retries += 1;
    this.retriedStatus.set(status, (this.retriedStatus.get(status) ?? 0) + 1);
  }

  error(text: string): void {
    this.errorCount += 1;
    if (this.errors.length < LISTED) this.errors.push(text);
  }

  mismatch(text: string): void {
    this.mismatchCount += 1;
    if (this.mismatches.length < LISTED) this.mismatches.push(text);
  }
}
