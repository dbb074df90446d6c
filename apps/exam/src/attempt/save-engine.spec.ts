import { makeAttempt, makeSaved } from '../testing/attempts';
import { advance, settle, useFakeTimers } from '../testing/fake-timers';
import { q1, q2, refusal, setUpEngine, setUpSending } from '../testing/save-engine';

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

  it('has one save in flight, then sends all choices made in the meantime', async () => {
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
    it('sends new choices in parallel to a save in flight, before the device has stored them', async () => {
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
    const { call, state } = setUpEngine();
    await advance(60_000);
    expect(call(0).body).toEqual({});
    await call(0).answer(makeSaved(0, 60, { deadline: '2026-11-21T11:15:00.000Z' }));
    expect(state()).toMatchObject({ deadline: '2026-11-21T11:15:00.000Z', savedAt: null });
  });

  it('sends nothing after stop', async () => {
    const { engine, calls, call } = await setUpSending();
    engine.stop();
    await call(0).fail(refusal(0, 'NETWORK'));
    expect(calls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('saveNow', () => {
    it('sends everything unacknowledged once, also after stop, and returns the response', async () => {
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

    it('throws a refusal after changing the state', async () => {
      const { engine, call, state } = setUpEngine();
      engine.stop();
      const saving = expect(engine.saveNow()).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
      await settle();
      await call(0).fail(refusal(409, 'ATTEMPT_CLOSED'));
      await saving;
      expect(state().phase).toBe('closed');
    });
  });

  it('stops when another call found that the attempt has stopped', async () => {
    const { engine, calls, kept } = setUpEngine();
    await engine.halt('reset');
    expect(kept.at(-1)?.phase).toBe('reset');
    expect(jest.getTimerCount()).toBe(0);
    await engine.choose(q1, 'A1');
    await settle();
    expect(calls).toHaveLength(0);
  });
});
