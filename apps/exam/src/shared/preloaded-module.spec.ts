import { act, renderHook } from '@testing-library/react';
import { advance, useFakeTimers } from '../testing/fake-timers';
import { preloadedModule, usePreloadedModule } from './preloaded-module';

describe('preloadedModule', () => {
  useFakeTimers();

  it('loads once the page is idle, retries until successful, and keeps the module', async () => {
    let failures = 3;
    const load = jest.fn(() =>
      failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve('part'),
    );
    const kept = preloadedModule(load);
    const { result } = renderHook(() => usePreloadedModule(kept));
    expect([result.current, load.mock.calls.length]).toEqual([undefined, 0]);
    await act(() => advance(60_000));
    expect([result.current, load.mock.calls.length]).toEqual(['part', 4]);
    const other = renderHook(() => usePreloadedModule(kept));
    expect(other.result.current).toBe('part');
    await act(() => advance(60_000));
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('loads once for concurrent requests', async () => {
    const load = jest.fn(() => Promise.resolve('part'));
    const kept = preloadedModule(load);
    await expect(Promise.all([kept.load(), kept.load()])).resolves.toEqual(['part', 'part']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
