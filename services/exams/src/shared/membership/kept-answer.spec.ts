import { KeptAnswer, within } from './kept-answer';

const OPTIONS = { keptMs: 60_000, waitMs: 20 };

describe('KeptAnswer', () => {
  afterEach(() => jest.useRealTimers());

  it('reads once for many who ask at once, and again when the value is old', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const read = jest.fn(() => Promise.resolve('read'));
    const answer = new KeptAnswer(read, 'unknown', OPTIONS);
    expect(await Promise.all([answer.get(), answer.get()])).toEqual(['read', 'read']);
    expect(read).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 60_000);
    await answer.get();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is the default after a failure, without another read for some time', async () => {
    const read = jest.fn(() => Promise.reject(new Error('away')));
    const answer = new KeptAnswer<string>(read, 'unknown', OPTIONS);
    expect([await answer.get(), await answer.get()]).toEqual(['unknown', 'unknown']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a service that is silent', async () => {
    const answer = new KeptAnswer<string>(() => new Promise(() => undefined), 'unknown', OPTIONS);
    const began = Date.now();
    expect(await answer.get()).toBe('unknown');
    expect(Date.now() - began).toBeLessThan(1000);
  });
});

describe('within', () => {
  it('gives the answer or the error of the call', async () => {
    expect(await within(1000, Promise.resolve(5))).toBe(5);
    await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
