import { Types } from 'mongoose';
import { runRetention } from './run-retention';

const people = ['a', 'b', 'c'].map((letter) => ({
  _id: new Types.ObjectId(letter.repeat(24)),
  surname: 'Bello',
  firstName: 'Amina',
  middleName: null,
  createdAt: new Date('2019-03-02T10:00:00Z'),
}));

async function run(destroy: (id: string) => Promise<boolean>) {
  const lines: string[] = [];
  const retention = {
    async *expired() {
      yield* people;
    },
    destroy,
  };
  const isWell = await runRetention(retention, true, (line) => lines.push(line));
  return { lines, isWell };
}

describe('runRetention', () => {
  it('goes on after one that fails, and says so in the end', async () => {
    const { lines, isWell } = await run((id) =>
      id.startsWith('b') ? Promise.reject(new Error('the store is away')) : Promise.resolve(true),
    );
    expect(isWell).toBe(false);
    expect(lines.slice(-2)).toEqual([
      `${'b'.repeat(24)}  failed: the store is away`,
      'Destroyed: 2, failed: 1',
    ]);
  });

  it('prints no names: they would end in logs', async () => {
    const { lines } = await run(() => Promise.resolve(true));
    expect(lines[0]).toBe(`${'a'.repeat(24)}  registered on 2 March 2019`);
    expect(lines.join()).not.toMatch(/Bello|Amina/);
  });
});
