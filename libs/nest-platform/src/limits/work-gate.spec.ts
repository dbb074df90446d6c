import { WorkGate } from './work-gate';

describe('WorkGate', () => {
  it('runs a few at once, the rest after them, and turns away what is too much', async () => {
    const gate = new WorkGate(2, 2);
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    };
    const all = [1, 2, 3, 4].map(() => gate.run(work));
    await expect(gate.run(work)).rejects.toMatchObject({ statusCode: 503, code: 'OVERLOADED' });
    const done = Promise.all(all);
    for (let ended = 0; ended < 4; ended += 1) {
      while (ends.length === 0) await new Promise(setImmediate);
      ends.shift()?.();
    }
    await done;
    expect(most).toBe(2);
  });

  it('lets the next in after one failed', async () => {
    const gate = new WorkGate(1, 0);
    await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
