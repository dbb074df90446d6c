import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Findings } from './findings.ts';
import { settled } from './settle.ts';

const found = (problems: string[], underWay: string[] = []): Findings => {
  const findings = new Findings();
  findings.add(problems.map((text) => ({ check: 'serials', text, isUnderWay: false })));
  findings.add(underWay.map((text) => ({ check: 'serials', text, isUnderWay: true })));
  return findings;
};

async function settle(looks: Findings[], waitMs: number) {
  let count = 0;
  const look = async () => looks[Math.min(count++, looks.length - 1)] ?? new Findings();
  const { tallies } = await settled(look, waitMs, 1);
  return { count, problems: tallies.serials.problems, underWay: tallies.serials.underWay };
}

describe('settled', () => {
  it('looks once when all is well', async () => {
    assert.deepEqual(await settle([found([])], 10_000), { count: 1, problems: [], underWay: [] });
  });

  it('does not wait for what is under way unless it is told to', async () => {
    assert.deepEqual(await settle([found([], ['a'])], 0), { count: 1, problems: [], underWay: ['a'] });
  });

  it('waits for what is under way', async () => {
    const looks = [found([], ['a']), found(['b'], ['a']), found([])];
    assert.deepEqual(await settle(looks, 10_000), { count: 3, problems: [], underWay: [] });
  });

  it('judges what it sees twice', async () => {
    assert.deepEqual(await settle([found(['a', 'b']), found(['b', 'c'])], 0), {
      count: 2,
      problems: ['b'],
      underWay: ['c'],
    });
  });
});
