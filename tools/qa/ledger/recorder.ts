export const OPERATIONS = [
  'sign-in',
  'list',
  'start',
  'seated',
  'picture',
  'save',
  'submit',
  'answer kept',
  'graded',
  'register',
  'pay',
] as const;
/**
 * Measured operations. `seated`: from the sign-in to the visible paper; `answer kept`: from the choice to its
 * acknowledgement; `graded`: from the submission to the visible result.
 */
export type Operation = (typeof OPERATIONS)[number];

export interface Series {
  /** Start of each, in ms from the beginning of the run. */
  at: number[];
  /** Duration of each, retries included. */
  ms: number[];
}

/** A successful call, in ms from the beginning of the run. */
export interface Call {
  from: number;
  to: number;
}

/** A failed call that was retried, unnoticed by the person. */
export interface Retried {
  /** Milliseconds from the beginning of the run. */
  at: number;
  /** 0 is no answer. */
  status: number;
  /** `PUT /api/…`, without ids. */
  call: string;
  /** Code of the refusal, where there was one. */
  code?: string;
}

/** Record of a run: calls, errors, mismatches and retries. */
export class Recorder {
  private readonly startedAt = performance.now();
  readonly series = Object.fromEntries(
    OPERATIONS.map((operation): [Operation, Series] => [operation, { at: [], ms: [] }]),
  ) as Record<Operation, Series>;
  /** Errors that a person would see. */
  readonly errors: string[] = [];
  /** Differences between stored and expected data. */
  readonly mismatches: string[] = [];
  /** Unnoticed retries by status; 0 is no answer. */
  readonly retriedStatus = new Map<number, number>();
  readonly retried: Retried[] = [];
  /** Connections that were dropped on purpose. */
  drops = 0;

  now(): number {
    return performance.now() - this.startedAt;
  }

  /** Converts the system's clock to the recorder's time. */
  atOf(epochMs: number): number {
    return epochMs - performance.timeOrigin - this.startedAt;
  }

  took(operation: Operation, from: number): void {
    const series = this.series[operation];
    series.at.push(from);
    series.ms.push(this.now() - from);
  }

  /** Notes a call that is tried again. */
  retries(status: number, call: string, code?: string): void {
    this.retriedStatus.set(status, (this.retriedStatus.get(status) ?? 0) + 1);
    this.retried.push({ at: this.now(), status, call: call.replace(/[0-9a-f]{24}/g, ':id'), code });
  }

  /** Retried calls that were refused with 5xx or interrupted; a full server answers 429 on purpose. */
  get failedCalls(): Retried[] {
    return this.retried.filter(({ status }) => status !== 429);
  }

  /** The calls of these kinds. */
  calls(...operations: Operation[]): Call[] {
    return operations.flatMap((operation) => {
      const { at, ms } = this.series[operation];
      return at.map((from, index) => ({ from, to: from + (ms[index] ?? 0) }));
    });
  }

  /** First errors and mismatches, in words. */
  problems(count = 10): string[] {
    return [
      ...this.errors.slice(0, count).map((line) => `  error: ${line}`),
      ...this.mismatches.slice(0, count).map((line) => `  mismatch: ${line}`),
    ];
  }
}
