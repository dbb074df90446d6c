import { WorkThrottle } from './work-throttle';

/** The rests after pieces of work that take so long, in ms. */
async function rests({ isSitting, works }: { isSitting: boolean; works: number[] }): Promise<number[]> {
  const rested: number[] = [];
  const wait = (ms: number) => {
    rested.push(ms);
    return jest.advanceTimersByTimeAsync(ms);
  };
  const throttle = new WorkThrottle({ isHallSitting: () => Promise.resolve(isSitting) }, wait);
  for (const ms of works) {
    await jest.advanceTimersByTimeAsync(ms);
    await throttle.rest();
  }
  return rested;
}

describe('WorkThrottle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('rests six times as long as each piece of work took, while a hall sits', async () => {
    expect(await rests({ isSitting: true, works: [10, 20] })).toEqual([60, 120]);
  });

  it('does not rest while no hall sits', async () => {
    expect(await rests({ isSitting: false, works: [10, 20] })).toEqual([]);
  });

  it('never rests longer than five seconds', async () => {
    expect(await rests({ isSitting: true, works: [60_000] })).toEqual([5000]);
  });
});
