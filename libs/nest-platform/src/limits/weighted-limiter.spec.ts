import { WeightedLimiter } from './weighted-limiter';

const settled = () => new Promise(setImmediate);

/** Acquires each weight in turn; `admitted` lists the admitted indexes. */
function acquireAll(limiter: WeightedLimiter, weights: number[]) {
  const admitted: number[] = [];
  const release: (() => void)[] = [];
  for (const [index, weight] of weights.entries())
    void limiter.acquire(weight).then((free) => {
      admitted.push(index);
      release[index] = free;
    });
  return { admitted, release };
}

describe('WeightedLimiter', () => {
  it('admits what fits, and the rest in order of arrival', async () => {
    const { admitted, release } = acquireAll(new WeightedLimiter({ capacity: 10 }), [6, 4, 7, 2, 3]);
    const after = async (...released: number[]) => {
      for (const index of released) release[index]?.();
      await settled();
      return admitted;
    };
    expect(await after()).toEqual([0, 1]);
    // FIFO: a later one that would fit does not overtake.
    expect(await after(1)).toEqual([0, 1]);
    expect(await after(0)).toEqual([0, 1, 2, 3]);
    expect(await after(3, 2)).toEqual([0, 1, 2, 3, 4]);
  });

  it('runs alone what is heavier than the capacity', async () => {
    const { admitted, release } = acquireAll(new WeightedLimiter({ capacity: 10 }), [99, 1]);
    await settled();
    expect(admitted).toEqual([0]);
    release[0]?.();
    await settled();
    expect(admitted).toEqual([0, 1]);
  });

  it('runs no more work at once than its capacity', async () => {
    const limiter = new WeightedLimiter({ capacity: 2 });
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await settled();
      running -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => limiter.run(work)));
    expect(most).toBe(2);
  });

  it('refuses at once when the queue is full', async () => {
    const limiter = new WeightedLimiter({ capacity: 1, maxQueued: 1 });
    const release = await limiter.acquire();
    const second = limiter.acquire();
    await expect(limiter.acquire()).rejects.toMatchObject({
      statusCode: 503,
      code: 'OVERLOADED',
      message: 'Many people are using this right now. Please try again shortly',
      extra: { retryAfterSeconds: 3 },
    });
    release();
    (await second)();
  });

  it('refuses after the longest wait, in the given words, and admits those behind it', async () => {
    jest.useFakeTimers();
    const limiter = new WeightedLimiter({ capacity: 2, maxWaitMs: 20, message: 'Come again' });
    await limiter.acquire();
    const heavy = limiter.acquire(2).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10);
    const light = limiter.acquire();
    await jest.advanceTimersByTimeAsync(10);
    expect(await heavy).toMatchObject({ message: 'Come again', extra: { retryAfterSeconds: 3 } });
    expect(await light).toBeInstanceOf(Function);
    jest.useRealTimers();
  });

  it('gives back once, however often it is asked to, and when the work fails', async () => {
    const limiter = new WeightedLimiter({ capacity: 3, maxQueued: 0 });
    await expect(limiter.run(() => Promise.reject(new Error('no')), 3)).rejects.toThrow('no');
    const [big, small] = [await limiter.acquire(2), await limiter.acquire(1)];
    small();
    small();
    await expect(limiter.acquire(2)).rejects.toMatchObject({ code: 'OVERLOADED' });
    big();
    await expect(limiter.acquire(3)).resolves.toBeInstanceOf(Function);
  });
});
