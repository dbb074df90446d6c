import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../lib/paths.ts';
import { cellsFor, FIGURES, needOf } from './cells.ts';
import { needRows } from './need-rows.ts';

describe('needOf', () => {
  it('has the least of everything for a small hall', () => {
    const { processes, primaries } = needOf(100);
    assert.deepEqual(processes, { gateway: 2, exams: 2, 'exams-worker': 2 });
    assert.equal(primaries, 1);
  });

  it('adds up what 48,000 candidates do', () => {
    const need = needOf(48_000);
    assert.equal(need.savesPerSecond, 3000);
    assert.equal(need.processes.exams, 12);
    assert.equal(need.mongodbMb, 252);
    assert.equal(need.redisMb, 42.24);
    // 160 results a second, each to 12 processes.
    assert.equal(need.redisMbPerSecond, 0.96);
    assert.equal(need.primaries, 2);
  });

  it('takes the writes of a primary as they were measured', () => {
    assert.equal(needOf(48_000, 10_000).primaries, 1);
    assert.equal(needOf(48_000, 500).primaries, 10);
  });

  it('says of each figure where it is from', () => {
    for (const { from } of Object.values(FIGURES)) assert.match(from, /^(measured|assumed)$/);
  });
});

describe('cellsFor', () => {
  for (const [candidates, size, cells, each] of [
    [10_000, 20_000, 1, 10_000],
    [20_000, 20_000, 1, 20_000],
    [20_001, 20_000, 2, 10_001],
    [220_000, 20_000, 11, 20_000],
  ] as const)
    it(`has ${cells} of ${each} for ${candidates} by ${size}`, () =>
      assert.deepEqual(cellsFor(candidates, size), { cells, candidates: each }));
});

describe('the table of docs/scale.md', () => {
  const page = readFileSync(join(ROOT, 'docs/scale.md'), 'utf8');
  const halls = [10_000, 48_000, 220_000].map((candidates) => needRows(needOf(candidates)));
  const calculated = (halls[0] ?? []).map(([label], index) => [
    label,
    ...halls.map((need) => need[index]?.[1] ?? ''),
  ]);

  it('has what is calculated', () => {
    const [head, ...rows] = tableOf(page, 'in one installation');
    assert.deepEqual(head, ['in one installation', '10,000', '48,000', '220,000']);
    assert.deepEqual(rows, calculated.slice(1));
  });

  it('is found wrong where a number differs', () => {
    const [, ...rows] = tableOf(page.replace('| 625 ', '| 626 '), 'in one installation');
    assert.notDeepEqual(rows, calculated.slice(1));
  });
});

/** The cells of the table that begins with this heading. */
function tableOf(page: string, heading: string): string[][] {
  const [table = ''] = page.slice(page.indexOf(`| ${heading}`)).split('\n\n');
  return table
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => !/^-+$/.test(first));
}
