import { InTurn } from './in-turn';

describe('InTurn', () => {
  it('runs works of one key one after another and of others beside them', async () => {
    const turns = new InTurn();
    const log: string[] = [];
    let free = () => {};
    const gate = new Promise<void>((resolve) => (free = resolve));
    const first = turns.run('a', async () => {
      await gate;
      log.push('first');
    });
    const second = turns.run('a', async () => void log.push('second'));
    await turns.run('b', async () => void log.push('other'));
    free();
    await Promise.all([first, second]);
    expect(log).toEqual(['other', 'first', 'second']);
  });

  it('goes on after a work that failed', async () => {
    const turns = new InTurn();
    const failed = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
