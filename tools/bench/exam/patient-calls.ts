import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, retryDelay } from '../shared/chance.ts';
import type { Answer, Connection } from '../shared/connection.ts';
import type { Operation, Recorder } from './recorder.ts';

export interface Tools {
  recorder: Recorder;
  chance: Chance;
  /** Aborted when the run is over, whatever is still under way. */
  signal: AbortSignal;
  /** Parts are killed on purpose: a call that was cut off in the middle (502, 504) is tried again as the page does. */
  hasFaults?: boolean;
}

const WAITED_OUT = new Set([429, 503]);
const CUT_OFF = new Set([502, 504]);

/** The server refused for good what a candidate did. */
export class Refused extends Error {}

/** The run is over. */
export class GaveUp extends Error {
  constructor() {
    super('The run ended before this candidate did');
  }
}

/** Calls that are tried again as the exam page tries them. */
export class PatientCalls {
  private readonly connection: Connection;
  private readonly who: string;
  private readonly tools: Tools;

  constructor(connection: Connection, who: string, tools: Tools) {
    this.connection = connection;
    this.who = who;
    this.tools = tools;
  }

  /** From now on the submission says what counts. */
  isHandedIn = false;

  /**
   * No answer, 429 and 503 are waited out unseen; any other refusal is an error that the candidate sees. The time
   * until it was done counts, but not that of a connection which the candidate lost.
   * @throws Refused, GaveUp
   */
  async untilDone<T>(method: string, path: string, body?: () => unknown, operation?: Operation): Promise<T> {
    const { connection, tools } = this;
    const { recorder, chance, signal } = tools;
    let from = recorder.now();
    for (let failures = 1; ; failures += 1) {
      if (signal.aborted) throw new GaveUp();
      const { drops } = connection;
      // No answer is the same as being offline.
      const answer = await connection.call<T>(method, path, body?.()).catch(() => undefined);
      if (answer && answer.status < 400) {
        if (operation) recorder.took(operation, from);
        return answer.body;
      }
      const isOwnDoing = !answer && connection.drops > drops;
      if (answer && !this.mayPass(answer.status)) this.refused(method, path, answer);
      else if (!isOwnDoing) recorder.retried(answer?.status ?? 0);
      await this.sleep(retryDelay(failures, chance, answer?.retryAfter));
      if (isOwnDoing) from = recorder.now();
    }
  }

  /** @throws GaveUp */
  async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.tools.signal }).catch(() => {
      throw new GaveUp();
    });
  }

  private mayPass(status: number): boolean {
    return WAITED_OUT.has(status) || (this.tools.hasFaults === true && CUT_OFF.has(status));
  }

  private refused(method: string, path: string, { status, body }: Answer<unknown>): void {
    const { code = '', message = '' } = body as { code?: string; message?: string };
    const text = `${this.who}: ${method} ${path}: ${status} ${code} ${message}`;
    // A save on its way is overtaken by the submission, which carries its answers: the page shows nothing of it.
    if (this.isHandedIn && code === 'ATTEMPT_CLOSED') throw new Refused(text);
    this.tools.recorder.error(text);
    if (status < 500) throw new Refused(text);
  }
}
