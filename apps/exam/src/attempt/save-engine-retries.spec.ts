import { advance, settle, useFakeTimers } from '../testing/fake-timers';
import { q1, q2, refusal, setUpEngine, setUpSending } from '../testing/save-engine';

describe('SaveEngine', () => {
  useFakeTimers();

  it('retries with back-off and loses nothing offline', async () => {
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

    it('starts tries at most 5 s apart, however long the failure lasts', async () => {
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

      const idle = setUpEngine();
      await advance(60_000);
      for (let tries = 0; tries < 4; tries += 1) {
        await idle.call(tries).fail(refusal(0, 'NETWORK'));
        await advance(6000);
      }
      await idle.call(4).fail(refusal(0, 'NETWORK'));
      await advance(11_999);
      expect(idle.calls).toHaveLength(5);
    });

    it('shortens the delay of a heartbeat when an answer is chosen', async () => {
      const { engine, calls, call } = setUpEngine();
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

    /** An engine whose first try has failed, and whose later tries get no answer. */
    async function setUpUnanswered() {
      const all = await setUpSending();
      await all.call(0).fail(refusal(0, 'NETWORK'));
      await advance(14_500);
      return all;
    }

    it('starts parallel tries while one hangs, four at most', async () => {
      const { calls } = await setUpUnanswered();
      expect(calls).toHaveLength(5);
      await advance(60_000);
      expect(calls).toHaveLength(5);
    });

    it('does not delay the next try when an older one ends', async () => {
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

    it('waits for no other try once one is answered', async () => {
      const { engine, calls, call, state } = await setUpUnanswered();
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

    it('starts a parallel try when the network is back', async () => {
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

  describe('during a Retry-After', () => {
    async function failWithRetryAfter(status = 503, code = 'BUSY') {
      const all = await setUpSending();
      await all.call(0).fail(refusal(status, code, 20));
      return all;
    }

    it.each([
      [503, 'OVERLOADED'],
      [429, 'TOO_MANY_REQUESTS'],
    ])('of a %i sends nothing before it is over, whatever happens, then everything', async (status, code) => {
      const { engine, calls, call, kept, state } = await failWithRetryAfter(status, code);
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
});
