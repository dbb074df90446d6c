import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import type { SaveState } from '../device/records';
import { id, makeAttempt, makeSaved } from '../testing/attempts';
import { advance, settle, useFakeTimers } from '../testing/fake-timers';
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

interface Call {
  readonly body: AnswersBody;
  readonly answer: (saved?: AnswersSaved) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function setUp() {
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

/** An engine that has sent a first answer, which is not acknowledged. */
async function setUpSending() {
  const all = setUp();
  await all.engine.choose(q1, 'A1');
  await settle();
  return all;
}

describe('SaveEngine', () => {
  useFakeTimers();

  it('stores an answer on the device before it is sent', async () => {
    const { log, kept, call } = await setUpSending();
    expect(log).toEqual(['persist', 'persist', 'save']);
    expect(kept[0]?.choices).toEqual({ [q1]: 'A1' });
    // The sequence number is stored before the server can see it.
    expect(kept[1]?.seq).toBe(1);
    expect(call(0).body).toEqual({ seq: 1, answers: { [q1]: 'A1' } });
  });

  it('has one save in flight, then sends all choices made meanwhile', async () => {
    const { engine, calls, call, state } = await setUpSending();
    await engine.choose(q1, 'B1');
    await engine.choose(q2, 'A2');
    expect(calls).toHaveLength(1);
    await call(0).answer();
    expect(call(1).body).toEqual({ seq: 2, answers: { [q1]: 'B1', [q2]: 'A2' } });
    await call(1).answer();
    expect(calls).toHaveLength(2);
    expect(state().unsaved).toEqual({});
  });

  it('retries with growing pauses and loses nothing offline', async () => {
    const { engine, calls, call, state } = await setUpSending();
    await call(0).fail(refusal(0, 'NETWORK'));
    expect(state().trouble).toEqual({ status: 0, failures: 1 });
    await engine.choose(q2, 'A2');
    await advance(749);
    expect(calls).toHaveLength(1);
    await advance(1);
    await call(1).fail(refusal(503));
    await advance(1499);
    expect(calls).toHaveLength(2);
    await advance(1);
    expect(call(2).body.answers).toEqual({ [q1]: 'A1', [q2]: 'A2' });
    await call(2).answer();
    expect(state()).toMatchObject({ trouble: null, unsaved: {} });
  });

  describe('while no answer comes', () => {
    const PAUSES = [750, 1500, 3000, 3750, 3750, 3750];

    it('tries within 5 s each time, however long it lasts', async () => {
      const { calls, call, state } = await setUpSending();
      for (const [tries, pause] of PAUSES.entries()) {
        await call(tries).fail(refusal(0, 'NETWORK'));
        await advance(pause - 1);
        expect(calls).toHaveLength(tries + 1);
        await advance(1);
        expect(calls).toHaveLength(tries + 2);
      }
      await call(PAUSES.length).answer();
      expect(state()).toMatchObject({ trouble: null, unsaved: {} });
      await advance(5000);
      expect(calls).toHaveLength(PAUSES.length + 1);
    });

    it('backs off as usual when the server refuses, or everything is acknowledged', async () => {
      const { calls, call } = await setUpSending();
      for (let tries = 0; tries < 4; tries += 1) {
        await call(tries).fail(refusal(503));
        await advance(6000);
      }
      await call(4).fail(refusal(503));
      await advance(11_999);
      expect(calls).toHaveLength(5);

      const idle = setUp();
      await advance(60_000);
      for (let tries = 0; tries < 4; tries += 1) {
        await idle.call(tries).fail(refusal(0, 'NETWORK'));
        await advance(6000);
      }
      await idle.call(4).fail(refusal(0, 'NETWORK'));
      await advance(11_999);
      expect(idle.calls).toHaveLength(5);
    });

    it('shortens the pause of a heartbeat when an answer is chosen', async () => {
      const { engine, calls, call } = setUp();
      await advance(60_000);
      for (let tries = 0; tries < 5; tries += 1) {
        await call(tries).fail(refusal(0, 'NETWORK'));
        if (tries < 4) await advance(6000);
      }
      await engine.choose(q1, 'A1');
      await advance(5000);
      expect(calls).toHaveLength(6);
      expect(call(5).body.answers).toEqual({ [q1]: 'A1' });
    });

    /** A first try has failed, and those after it get no answer at all. */
    async function onDeadLine() {
      const all = await setUpSending();
      await all.call(0).fail(refusal(0, 'NETWORK'));
      await advance(14_500);
      return all;
    }

    it('starts more tries beside one that hangs, but no more than four', async () => {
      const { calls } = await onDeadLine();
      expect(calls).toHaveLength(5);
      await advance(60_000);
      expect(calls).toHaveLength(5);
    });

    it('does not put off the next try when an older one ends', async () => {
      const { calls, call } = await setUpSending();
      await call(0).fail(refusal(0, 'NETWORK'));
      await advance(750 + 4500 + 4000);
      expect(calls).toHaveLength(3);
      await call(1).fail(refusal(0, 'NETWORK'));
      await advance(499);
      expect(calls).toHaveLength(3);
      await advance(1);
      expect(calls).toHaveLength(4);
    });

    it('waits for none of them once one is answered', async () => {
      const { engine, calls, call, state } = await onDeadLine();
      await call(4).answer();
      expect(state()).toMatchObject({ trouble: null, unsaved: {} });
      await engine.choose(q2, 'A2');
      await settle();
      expect(call(5).body.answers).toEqual({ [q2]: 'A2' });
      await call(1).fail(refusal(0, 'NETWORK'));
      expect(state().trouble).toBeNull();
      await call(5).answer();
      expect(state()).toMatchObject({ trouble: null, unsaved: {} });
      await advance(20_000);
      expect(calls).toHaveLength(6);
    });

    it('starts one beside those that hang when the network is back', async () => {
      const { engine, calls, call } = await setUpSending();
      await call(0).fail(refusal(0, 'NETWORK'));
      await advance(750);
      expect(calls).toHaveLength(2);
      engine.wake();
      await settle();
      expect(calls).toHaveLength(3);
    });
  });

  it.each([
    [20, 20_500],
    [3600, 30_500],
    [9_000_000, 30_500],
  ])('after a Retry-After of %i seconds retries in %i ms', async (retryAfter, pause) => {
    const { calls, call } = await setUpSending();
    await call(0).fail(refusal(429, 'TOO_MANY_REQUESTS', retryAfter));
    await advance(pause - 1);
    expect(calls).toHaveLength(1);
    await advance(1);
    expect(calls).toHaveLength(2);
  });

  it('retries at once when the network is back', async () => {
    const { engine, call } = await setUpSending();
    await call(0).fail(refusal(0, 'NETWORK'));
    engine.wake();
    await settle();
    expect(call(1).body.answers).toEqual({ [q1]: 'A1' });
  });

  it.each([
    ['TAKEN_OVER', 409, 'taken-over'],
    ['ATTEMPT_CLOSED', 409, 'closed'],
    ['UNAUTHENTICATED', 401, 'signed-out'],
    ['ATTEMPT_RESET', 409, 'reset'],
    ['TOO_LATE', 409, 'too-late'],
    ['NOT_FOUND', 404, 'gone'],
  ])('stops at %s with the answer still on the device', async (code, status, phase) => {
    const { engine, call, calls, state } = await setUpSending();
    await call(0).fail(refusal(status, code));
    expect(state()).toMatchObject({ phase, choices: { [q1]: 'A1' }, unsaved: { [q1]: 1 } });
    expect(jest.getTimerCount()).toBe(0);
    await engine.choose(q2, 'A2');
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('sends unsent answers when this device takes the attempt over again', async () => {
    const { engine, call, state } = await setUpSending();
    await call(0).fail(refusal(409, 'TAKEN_OVER'));
    await engine.resume(makeAttempt({ seq: 9, answers: { [q2]: 'B2' } }));
    await settle();
    expect(call(1).body).toEqual({ seq: 10, answers: { [q1]: 'A1' } });
    expect(state().choices).toEqual({ [q1]: 'A1', [q2]: 'B2' });
  });

  describe('flush', () => {
    it('sends choices that are not in flight beside the save in flight, without waiting for the device', async () => {
      const { engine, calls, call, state } = await setUpSending();
      void engine.choose(q2, 'A2');
      engine.flush();
      expect(calls).toHaveLength(2);
      expect(call(1).body).toEqual({ seq: 2, answers: { [q1]: 'A1', [q2]: 'A2' } });
      await call(1).answer();
      await call(0).answer();
      expect(state().unsaved).toEqual({});
    });

    it('sends nothing twice', async () => {
      const { engine, calls } = await setUpSending();
      engine.flush();
      expect(calls).toHaveLength(1);
    });
  });

  it('sends heartbeats and takes a new deadline from them', async () => {
    const { call, state } = setUp();
    await advance(60_000);
    expect(call(0).body).toEqual({});
    await call(0).answer(makeSaved(0, 60, { deadline: '2026-11-21T11:15:00.000Z' }));
    expect(state()).toMatchObject({ deadline: '2026-11-21T11:15:00.000Z', savedAt: null });
  });

  it('sends nothing more once stopped', async () => {
    const { engine, calls, call } = await setUpSending();
    engine.stop();
    await call(0).fail(refusal(0, 'NETWORK'));
    expect(calls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('during a Retry-After', () => {
    async function failWithRetryAfter() {
      const all = await setUpSending();
      await all.call(0).fail(refusal(503, 'BUSY', 20));
      return all;
    }

    it('sends nothing before it is over, whatever happens, then everything', async () => {
      const { engine, calls, call, kept, state } = await failWithRetryAfter();
      await engine.choose(q2, 'A2');
      expect(kept.at(-1)?.choices).toEqual({ [q1]: 'A1', [q2]: 'A2' });
      engine.wake();
      engine.flush();
      engine.heartbeat();
      await advance(19_999);
      expect(calls).toHaveLength(1);
      await advance(501);
      expect(call(1).body.answers).toEqual({ [q1]: 'A1', [q2]: 'A2' });
      await call(1).answer();
      expect(state()).toMatchObject({ trouble: null, unsaved: {} });
    });

    it.each(['wake', 'flush'] as const)('can be ended by %s as soon as it is over', async (what) => {
      const { engine, calls } = await failWithRetryAfter();
      await advance(20_000);
      engine[what]();
      await settle();
      expect(calls).toHaveLength(2);
    });
  });

  describe('saveNow', () => {
    it('sends everything that is not acknowledged once, also when stopped, and returns the response', async () => {
      const { engine, call, state } = await setUpSending();
      engine.stop();
      const saving = engine.saveNow();
      await settle();
      expect(call(1).body.answers).toEqual({ [q1]: 'A1' });
      await call(1).answer(makeSaved(2, 5, { deadline: '2026-11-21T11:15:00.000Z' }));
      await expect(saving).resolves.toMatchObject({ seq: 2 });
      expect(state()).toMatchObject({ unsaved: {}, deadline: '2026-11-21T11:15:00.000Z' });
      expect(jest.getTimerCount()).toBe(0);
    });

    it('throws a refusal, which has changed the state', async () => {
      const { engine, call, state } = setUp();
      engine.stop();
      const saving = expect(engine.saveNow()).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
      await settle();
      await call(0).fail(refusal(409, 'ATTEMPT_CLOSED'));
      await saving;
      expect(state().phase).toBe('closed');
    });
  });

  it('stops when another call found out that the attempt has stopped', async () => {
    const { engine, calls, kept } = setUp();
    await engine.halt('reset');
    expect(kept.at(-1)?.phase).toBe('reset');
    expect(jest.getTimerCount()).toBe(0);
    await engine.choose(q1, 'A1');
    await settle();
    expect(calls).toHaveLength(0);
  });
});
