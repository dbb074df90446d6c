import { act, renderHook } from '@testing-library/react';
import { advance, settle, useFakeTimers } from '../testing/fake-timers';
import { refusal, setUpEngine, q1 } from '../testing/save-engine';
import { useAnnouncedStatus } from './use-announced-status';

async function listen() {
  const { engine, call } = setUpEngine();
  const { result } = renderHook(() => useAnnouncedStatus(engine));
  const choose = () => act(async () => (await engine.choose(q1, 'A1'), settle()));
  return { choose, call, spoken: () => result.current };
}

describe('useAnnouncedStatus', () => {
  useFakeTimers();

  it('announces saved answers, but not a short save', async () => {
    const { choose, call, spoken } = await listen();
    await choose();
    expect(spoken()).toBe('');
    await act(() => call(0).answer());
    expect(spoken()).toBe('Your answers are saved.');
  });

  it('announces a save that takes long', async () => {
    const { choose, spoken } = await listen();
    await choose();
    await act(() => advance(5000));
    expect(spoken()).toBe('Your last answers are being saved.');
  });

  it.each([
    [0, 'The connection is lost. Your answers are kept on this device.'],
    [503, 'The server is busy. Your answers are kept on this device.'],
  ])('says after a failure with %i that they are on the device', async (status, words) => {
    const { choose, call, spoken } = await listen();
    await choose();
    await act(() => call(0).fail(refusal(status)));
    expect(spoken()).toBe(words);
  });
});
