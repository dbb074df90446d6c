import { applyRetention, type ExpiredRecord } from './retention';

const RECORDS: ExpiredRecord[] = ['a', 'b', 'c'].map((id) => ({ id, text: 'registered on 2 March 2019' }));

async function run(
  purge: boolean,
  destroy: (id: string) => Promise<boolean>,
  records: readonly ExpiredRecord[] = RECORDS,
) {
  const lines: string[] = [];
  const retention = {
    heading: 'Old records',
    content: 'them with their files',
    async *expired() {
      yield* records;
    },
    destroy,
  };
  const isWell = await applyRetention(retention, purge, (line) => lines.push(line));
  return { lines, isWell };
}

describe('applyRetention', () => {
  it('lists records and destroys none without purge', async () => {
    const destroy = jest.fn(() => Promise.resolve(true));
    expect((await run(false, destroy)).lines).toEqual([
      'a  registered on 2 March 2019',
      'b  registered on 2 March 2019',
      'c  registered on 2 March 2019',
      'Old records: 3',
      'Nothing was destroyed. Use --purge to destroy them with their files.',
    ]);
    expect(destroy).not.toHaveBeenCalled();
  });

  it('goes on after one that fails, and says so in the end', async () => {
    const { lines, isWell } = await run(true, (id) =>
      id === 'b' ? Promise.reject(new Error('the store is away')) : Promise.resolve(true),
    );
    expect(isWell).toBe(false);
    expect(lines.slice(-2)).toEqual(['b  failed: the store is away', 'Destroyed: 2, failed: 1']);
  });

  it('does not count a record that changed meanwhile', async () => {
    const { lines, isWell } = await run(true, (id) => Promise.resolve(id !== 'b'));
    expect(isWell).toBe(true);
    expect(lines.slice(-2)).toEqual(['b  is kept: it changed meanwhile', 'Destroyed: 2, failed: 0']);
  });

  it('lists a record that must be kept with the reason, and leaves it', async () => {
    const destroy = jest.fn(() => Promise.resolve(true));
    const { lines } = await run(true, destroy, [{ id: 'a', text: 'resigned', kept: 'it owes money' }]);
    expect(lines).toEqual([
      'a  resigned, is kept: it owes money',
      'Old records: 0',
      'Destroyed: 0, failed: 0',
    ]);
    expect(destroy).not.toHaveBeenCalled();
  });
});
