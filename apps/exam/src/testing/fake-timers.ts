/** Uses fake timers in each test of a file, and sets random values to 0.5. */
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

/** Advances the time and runs all promises that then resolve. */
export const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
export const settle = () => advance(0);
