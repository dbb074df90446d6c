import { FairLimiter } from './fair-limiter';

const settled = () => new Promise(setImmediate);

/** Starts work by key; `done` lists finished work, `finish` ends running work. */
function workOf(options: Partial<ConstructorParameters<typeof FairLimiter>[0]>) {
  const limiter = new FairLimiter({
    capacity: 1,
    maxQueued: 4,
    maxQueuedByKey: 3,
    maxWaitMs: 1000,
    ...options,
  });
  const done: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const start = (key: string, name: string) => {
    const work = () => new Promise<void>((resolve) => running.push(resolve));
    void limiter.run(key, work).then(
      () => done.push(name),
      () => refused.push(name),
    );
  };
  const finishAll = async () => {
    for (let end = running.shift(); end; end = running.shift()) {
      end();
      await settled();
    }
  };
  return { start, finishAll, done, refused, running, limiter };
}

describe('FairLimiter', () => {
  it('gives each key its turn, however much another has waiting', async () => {
    const { start, finishAll, done } = workOf({});
    for (const name of ['a1', 'a2', 'a3']) start('a', name);
    start('b', 'b1');
    await finishAll();
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('lets no key have the whole capacity when it is told so', async () => {
    const { start, finishAll, done, running } = workOf({ capacity: 2, capacityByKey: 1 });
    for (const name of ['a1', 'a2']) start('a', name);
    start('b', 'b1');
    start('c', 'c1');
    await settled();
    expect(running).toHaveLength(2);
    await finishAll();
    expect(done).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('refuses what one key has too much of', async () => {
    const { start, finishAll, done, refused } = workOf({ maxQueuedByKey: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) start('a', name);
    await settled();
    expect(refused).toEqual(['a4']);
    await finishAll();
    expect(done).toEqual(['a1', 'a2', 'a3']);
  });

  it('always has a place for another key: the last of the key with most goes', async () => {
    const { start, finishAll, done, refused } = workOf({ maxQueued: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) start('a', name);
    start('b', 'b1');
    await settled();
    expect(refused).toEqual(['a4']);
    await finishAll();
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses when every key has one place', async () => {
    const { start, refused } = workOf({ maxQueued: 2 });
    for (const key of ['a', 'b', 'c', 'd']) start(key, key);
    await settled();
    expect(refused).toEqual(['d']);
  });

  it('refuses after the longest wait', async () => {
    jest.useFakeTimers();
    const { limiter } = workOf({ maxWaitMs: 20 });
    void limiter.run('a', () => new Promise(() => undefined));
    const waiting = limiter.run('b', () => Promise.resolve()).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(20);
    expect(await waiting).toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
    jest.useRealTimers();
  });

  it('goes on after work that failed', async () => {
    const { limiter } = workOf({});
    await expect(limiter.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run('a', () => Promise.resolve(1))).resolves.toBe(1);
  });
});
