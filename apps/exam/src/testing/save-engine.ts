import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import { SaveEngine } from '../attempt/save-engine';
import { initialSaveState } from '../attempt/save-state';
import type { SaveState } from '../device/records';
import { id, makeAttempt, makeSaved } from './attempts';
import { settle } from './fake-timers';

/** First two questions of the attempt. */
export const [q1, q2] = [id(1), id(2)];

/** Error of a save; status 0 means no answer. */
export const refusal = (status: number, code = `HTTP_${status}`, retryAfter?: number) => ({
  status,
  code,
  message: code,
  issues: [],
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** A save sent by the engine, which the test answers. */
interface Call {
  readonly body: AnswersBody;
  readonly answer: (saved?: AnswersSaved) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** An engine with nothing to send, and records of everything it stores and sends. */
export function setUpEngine() {
  const log: string[] = [];
  const kept: SaveState[] = [];
  const calls: Call[] = [];
  const engine = new SaveEngine(initialSaveState(makeAttempt()), {
    persist: async (state) => {
      log.push('persist');
      kept.push(state);
    },
    save: (body) =>
      new Promise((resolve, reject) => {
        log.push('save');
        calls.push({
          body,
          answer: (saved = makeSaved(body.seq ?? 0, calls.length)) => {
            resolve(saved);
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
  });
  engine.start();
  const call = (n: number) => {
    const made = calls[n];
    if (!made) throw new Error(`There was no call ${n}`);
    return made;
  };
  return { engine, log, kept, calls, call, state: () => engine.snapshot() };
}

/** An engine that has sent a first answer, not yet acknowledged. */
export async function setUpSending() {
  const all = setUpEngine();
  await all.engine.choose(q1, 'A1');
  await settle();
  return all;
}
