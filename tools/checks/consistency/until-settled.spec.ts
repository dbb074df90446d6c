import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Findings } from './findings.ts';
import { untilSettled } from './until-settled.ts';

const found = (problems: string[], underWay: string[] = []): Findings => {
  const findings = new Findings();
  findings.add(problems.map((text) => ({ check: 'serials', text, isUnderWay: false })));
  findings.add(underWay.map((text) => ({ check: 'serials', text, isUnderWay: true })));
  return findings;
};

async function settle(checks: Findings[], waitMs: number) {
  let count = 0;
  const check = async () => checks[Math.min(count++, checks.length - 1)] ?? new Findings();
  const { tallies } = await untilSettled(check, waitMs, 1);
  return { count, problems: tallies.serials.problems, underWay: tallies.serials.underWay };
}

describe('untilSettled', () => {
  it('checks once when all is well', async () => {
    assert.deepEqual(await settle([found([])], 10_000), { count: 1, problems: [], underWay: [] });
  });

  it('does not wait for what is under way unless it is told to', async () => {
    assert.deepEqual(await settle([found([], ['a'])], 0), { count: 1, problems: [], underWay: ['a'] });
  });

  it('waits for what is under way', async () => {
    const checks = [found([], ['a']), found(['b'], ['a']), found([])];
    assert.deepEqual(await settle(checks, 10_000), { count: 3, problems: [], underWay: [] });
  });

  it('reports what it finds twice', async () => {
    assert.deepEqual(await settle([found(['a', 'b']), found(['b', 'c'])], 0), {
      count: 2,
      problems: ['b'],
      underWay: ['c'],
    });
  });
});
