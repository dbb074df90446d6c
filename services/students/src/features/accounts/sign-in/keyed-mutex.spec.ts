import { KeyedMutex } from './keyed-mutex';

describe('KeyedMutex', () => {
  it('runs tasks of one key one after another, and of other keys in parallel', async () => {
    const mutex = new KeyedMutex();
    const log: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const first = mutex.run('a', async () => {
      await released;
      log.push('first');
    });
    const second = mutex.run('a', async () => void log.push('second'));
    await mutex.run('b', async () => void log.push('other'));
    release();
    await Promise.all([first, second]);
    expect(log).toEqual(['other', 'first', 'second']);
  });

  it('continues after a task that failed', async () => {
    const mutex = new KeyedMutex();
    const failed = mutex.run('a', () => Promise.reject(new Error('no')));
    const next = mutex.run('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
