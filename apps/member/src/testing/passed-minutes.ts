import { act } from '@testing-library/react';

/** Fake timers for `passMinutes`; time also continues by itself, for pages that wait. */
export function useFakeMinutes(): void {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const passMinutes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
