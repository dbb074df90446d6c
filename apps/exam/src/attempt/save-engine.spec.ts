import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import type { SaveState } from '../device/records';
import { id, makeAttempt, makeSaved } from '../testing/attempts';
import { fakeTiming, settle } from '../testing/fake-timing';
import { SaveEngine } from './save-engine';
import { initialSaveState } from './save-state';

const [q1, q2] = [id(1), id(2)];
const refusal = (status: number, code = `HTTP_${status}`, retryAfter?: number) => ({
  status,
  code,
  message: code,
  issues: [],
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

function setUp() {
  const log: string[] = [];
  const kept: SaveState[] = [];
  const calls: {
    body: AnswersBody;
    answer: (saved?: AnswersSaved) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const { timing, advance, waiting } = fakeTiming();
  const engine = new SaveEngine(initialSaveState(makeAttempt()), {
    timing,
    persist: async (state) => {
      log.push('persist');
      kept.push(state);
    },
    save: (body) =>
      new Promise((resolve, reject) => {
        log.push('save');
        calls.push({
          body,
          answer: (saved) => resolve(saved ?? makeSaved(body.seq ?? 0, calls.length)),
          fail: reject,
        });
      }),
  });
  engine.start();
  const call = (n: number) => {
    const made = calls[n];
    if (!made) throw new Error(`There was no call ${n}`);
    return made;
  };
  return { engine, log, kept, calls, call, advance, waiting };
}

describe('SaveEngine', () => {
  it('stores an answer on the device before it is sent', async () => {
    const { engine, log, kept, call } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    expect(log.slice(0, 3)).toEqual(['persist', 'persist', 'save']);
    expect(kept[0]?.choices).toEqual({ [q1]: 'A1' });
    // The sequence number is stored before the server can see it.
    expect(kept[1]?.seq).toBe(1);
    expect(call(0).body).toEqual({ seq: 1, answers: { [q1]: 'A1' } });
  });

  it('has one save in flight, then sends all choices made meanwhile', async () => {
    const { engine, calls, call } = setUp();
    await engine.choose(q1, 'A1');
    await engine.choose(q1, 'B1');
    await engine.choose(q2, 'A2');
    await settle();
    expect(calls).toHaveLength(1);
    call(0).answer();
    await settle();
    expect(call(1).body).toEqual({ seq: 2, answers: { [q1]: 'B1', [q2]: 'A2' } });
    call(1).answer();
    await settle();
    expect(calls).toHaveLength(2);
    expect(engine.snapshot().unsaved).toEqual({});
  });

  it('retries with growing pauses and loses nothing offline', async () => {
    const { engine, calls, call, advance, waiting } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(0, 'NETWORK'));
    await settle();
    expect(engine.snapshot().trouble).toEqual({ status: 0, failures: 1 });
    expect(waiting()[0]).toBe(750);
    await engine.choose(q2, 'A2');
    await settle();
    expect(calls).toHaveLength(1);
    advance(750);
    await settle();
    call(1).fail(refusal(503));
    await settle();
    expect(waiting()[0]).toBe(1500);
    advance(1500);
    await settle();
    expect(call(2).body.answers).toEqual({ [q1]: 'A1', [q2]: 'A2' });
    call(2).answer();
    await settle();
    expect(engine.snapshot()).toMatchObject({ trouble: null, unsaved: {} });
  });

  it('waits at least for the Retry-After', async () => {
    const { engine, call, waiting } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(429, 'TOO_MANY_REQUESTS', 20));
    await settle();
    // Half a second of jitter follows the Retry-After.
    expect(waiting().slice(0, 2)).toEqual([20_000, 20_500]);
  });

  it.each([3600, 9_000_000])('limits a Retry-After of %i seconds', async (retryAfter) => {
    const { engine, call, waiting } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(503, 'BUSY', retryAfter));
    await settle();
    expect(waiting().slice(0, 2)).toEqual([30_000, 30_500]);
  });

  it('retries at once when the network is back', async () => {
    const { engine, calls, call } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(0, 'NETWORK'));
    await settle();
    engine.wake();
    await settle();
    expect(calls).toHaveLength(2);
    expect(call(1).body.answers).toEqual({ [q1]: 'A1' });
  });

  it.each([
    ['TAKEN_OVER', 409, 'taken-over'],
    ['ATTEMPT_CLOSED', 409, 'closed'],
    ['UNAUTHENTICATED', 401, 'signed-out'],
    ['ATTEMPT_RESET', 409, 'reset'],
    ['NOT_FOUND', 404, 'gone'],
  ])('stops at %s with the answer still on the device', async (code, status, phase) => {
    const { engine, call, calls, waiting } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(status, code));
    await settle();
    expect(engine.snapshot()).toMatchObject({ phase, choices: { [q1]: 'A1' }, unsaved: { [q1]: 1 } });
    expect(waiting()).toEqual([]);
    await engine.choose(q2, 'A2');
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('sends unsent answers when this device takes the attempt over again', async () => {
    const { engine, call } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    call(0).fail(refusal(409, 'TAKEN_OVER'));
    await settle();
    await engine.resume(makeAttempt({ seq: 9, answers: { [q2]: 'B2' } }));
    await settle();
    expect(call(1).body).toEqual({ seq: 10, answers: { [q1]: 'A1' } });
    expect(engine.snapshot().choices).toEqual({ [q1]: 'A1', [q2]: 'B2' });
  });

  describe('flush', () => {
    it('sends choices that are not in flight beside the save in flight, without waiting for the device', async () => {
      const { engine, calls, call } = setUp();
      await engine.choose(q1, 'A1');
      await settle();
      void engine.choose(q2, 'A2');
      engine.flush();
      expect(calls).toHaveLength(2);
      expect(call(1).body).toEqual({ seq: 2, answers: { [q1]: 'A1', [q2]: 'A2' } });
      call(1).answer();
      call(0).answer();
      await settle();
      expect(engine.snapshot().unsaved).toEqual({});
    });

    it('sends nothing twice', async () => {
      const { engine, calls } = setUp();
      await engine.choose(q1, 'A1');
      await settle();
      engine.flush();
      expect(calls).toHaveLength(1);
    });
  });

  it('sends heartbeats and takes a new deadline from them', async () => {
    const { engine, call, advance } = setUp();
    advance(60_000);
    await settle();
    expect(call(0).body).toEqual({});
    call(0).answer(makeSaved(0, 60, { deadline: '2026-11-21T11:15:00.000Z' }));
    await settle();
    expect(engine.snapshot().deadline).toBe('2026-11-21T11:15:00.000Z');
    expect(engine.snapshot().savedAt).toBeNull();
  });

  it('sends nothing more once stopped', async () => {
    const { engine, calls, call, waiting } = setUp();
    await engine.choose(q1, 'A1');
    await settle();
    engine.stop();
    call(0).fail(refusal(0, 'NETWORK'));
    await settle();
    expect(calls).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });

  describe('during a Retry-After', () => {
    async function failWithRetryAfter() {
      const all = setUp();
      await all.engine.choose(q1, 'A1');
      await settle();
      all.call(0).fail(refusal(503, 'BUSY', 20));
      await settle();
      return all;
    }

    it('sends nothing before it is over, whatever happens', async () => {
      const { engine, calls, advance } = await failWithRetryAfter();
      await engine.choose(q2, 'A2');
      engine.wake();
      engine.flush();
      engine.heartbeat();
      advance(19_999);
      await settle();
      expect(calls).toHaveLength(1);
    });

    it.each(['wake', 'flush'] as const)('can be ended by %s as soon as it is over', async (what) => {
      const { engine, calls, advance } = await failWithRetryAfter();
      advance(20_000);
      engine[what]();
      await settle();
      expect(calls).toHaveLength(2);
    });

    it('then sends everything', async () => {
      const { engine, call, advance, kept } = await failWithRetryAfter();
      await engine.choose(q2, 'A2');
      expect(kept.at(-1)?.choices).toEqual({ [q1]: 'A1', [q2]: 'A2' });
      advance(20_750);
      await settle();
      expect(call(1).body.answers).toEqual({ [q1]: 'A1', [q2]: 'A2' });
      call(1).answer();
      await settle();
      expect(engine.snapshot()).toMatchObject({ trouble: null, unsaved: {} });
    });
  });

  describe('saveNow', () => {
    it('sends everything that is not acknowledged once, also when stopped, and returns the response', async () => {
      const { engine, call, waiting } = setUp();
      await engine.choose(q1, 'A1');
      await settle();
      engine.stop();
      const saving = engine.saveNow();
      await settle();
      expect(call(1).body.answers).toEqual({ [q1]: 'A1' });
      call(1).answer(makeSaved(2, 5, { deadline: '2026-11-21T11:15:00.000Z' }));
      await expect(saving).resolves.toMatchObject({ seq: 2 });
      expect(engine.snapshot()).toMatchObject({ unsaved: {}, deadline: '2026-11-21T11:15:00.000Z' });
      expect(waiting()).toEqual([]);
    });

    it('throws a refusal, which has changed the state', async () => {
      const { engine, call } = setUp();
      engine.stop();
      const saving = engine.saveNow();
      await settle();
      call(0).fail(refusal(409, 'ATTEMPT_CLOSED'));
      await expect(saving).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
      expect(engine.snapshot().phase).toBe('closed');
    });
  });

  it('stops when another call found out that the attempt has stopped', async () => {
    const { engine, calls, waiting, kept } = setUp();
    await engine.halt('reset');
    expect(kept.at(-1)?.phase).toBe('reset');
    expect(waiting()).toEqual([]);
    await engine.choose(q1, 'A1');
    await settle();
    expect(calls).toHaveLength(0);
  });
});
