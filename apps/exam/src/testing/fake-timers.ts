/** Replaces the timers in each test of a file, and makes the random part of every pause half of the most. */
export function useFakeTimers(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** Lets the time pass, and all promises that then resolve continue. */
export const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
export const settle = () => advance(0);
