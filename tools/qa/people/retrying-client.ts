import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Connection, type Refusal, refusalText } from './connection.ts';
import type { Random } from './random.ts';
import type { Operation, Recorder } from '../ledger/recorder.ts';

export interface RunContext {
  recorder: Recorder;
  random: Random;
  /** Aborted at the end of the run. */
  signal: AbortSignal;
  /** True if processes are killed: an interrupted call (502, 504) is then retried, as pages do. */
  hasFaults?: boolean;
}

const RETRIED = new Set([429, 503]);
const CUT_OFF = new Set([502, 504]);
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** A permanent refusal by the server. */
export class RefusedError extends Error {}

/** The run ended before the person's part. */
class RunOverError extends Error {
  constructor() {
    super('The run ended before its calls were answered');
  }
}

/**
 * Back-off of the exam page: doubles up to half a minute, half of it random, plus the server's Retry-After.
 */
export function retryDelay(failures: number, random: Random, retryAfterSeconds = 0): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1));
  return retryAfterSeconds * 1000 + longest / 2 + (random() * longest) / 2;
}

/** Calls of one person, retried as the pages retry them. */
export class RetryingClient {
  /** Code of a refusal that is no error at present. */
  expectedRefusal: string | undefined;
  private readonly connection: Connection;
  private readonly name: string;
  private readonly run: RunContext;

  constructor(connection: Connection, name: string, run: RunContext) {
    this.connection = connection;
    this.name = name;
    this.run = run;
  }

  /**
   * Retries a call until it succeeds. No answer, 429, 503 and a registration that is still being stored are
   * retried unnoticed; any other refusal is an error that the person sees. The time until success is
   * recorded, except for a connection that the person dropped.
   * @throws RefusedError, RunOverError
   */
  async call<T>(
    method: string,
    path: string,
    body?: () => unknown,
    operation?: Operation,
    headers?: Record<string, string>,
  ): Promise<T> {
    const { connection } = this;
    const { recorder, random, signal } = this.run;
    let from = recorder.now();
    for (let failures = 1; ; failures += 1) {
      if (signal.aborted) throw new RunOverError();
      const { drops } = connection;
      const answer = await connection.call<T>(method, path, body?.(), headers).catch(() => undefined);
      if (answer && answer.status < 400) {
        if (operation) recorder.took(operation, from);
        return answer.body;
      }
      const wasDropped = !answer && connection.drops > drops;
      if (answer && !this.isRetried(answer)) this.refuse(answer, `${method} ${path}`);
      else if (!wasDropped) {
        const { code } = (answer?.body ?? {}) as Partial<Refusal>;
        recorder.retries(answer?.status ?? 0, `${method} ${path}`, code);
      }
      await this.sleep(retryDelay(failures, random, answer?.retryAfter));
      if (wasDropped) from = recorder.now();
    }
  }

  /** @throws RunOverError */
  async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.run.signal }).catch(() => {
      throw new RunOverError();
    });
  }

  private isRetried({ status, body }: Answer<unknown>): boolean {
    if (RETRIED.has(status) || (body as Refusal).code === 'IN_PROGRESS') return true;
    return this.run.hasFaults === true && CUT_OFF.has(status);
  }

  /** Records a refusal; an internal error may be fixed by a retry. @throws RefusedError for all others */
  private refuse(answer: Answer<unknown>, call: string): void {
    const text = `${this.name}: ${call}: ${refusalText(answer)}`;
    const { code } = answer.body as Refusal;
    const isExpected = code !== undefined && code === this.expectedRefusal;
    if (!isExpected) this.run.recorder.errors.push(text);
    if (isExpected || answer.status < 500) throw new RefusedError(text);
  }
}

/** Runs a person's part, whose refusals are recorded. @returns false if it ended early */
export async function untilOver(
  name: string,
  recorder: Recorder,
  part: () => Promise<void>,
): Promise<boolean> {
  try {
    await part();
    return true;
  } catch (error) {
    if (error instanceof RunOverError) recorder.errors.push(`${name}: ${error.message}`);
    else if (!(error instanceof RefusedError)) throw error;
    return false;
  }
}
