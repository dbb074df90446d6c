import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Findings } from './findings.ts';
import { untilSettled } from './until-settled.ts';

/** Findings of a check, by letters: small ones are problems, capitals are pending. */
function found(letters: string): Findings {
  const findings = new Findings();
  for (const letter of letters)
    findings.add('serials', letter.toLowerCase(), letter !== letter.toLowerCase());
  return findings;
}

describe('untilSettled', () => {
  const cases: [string, string[], number, { count: number; left: string }][] = [
    ['checks once when all is well', [''], 10_000, { count: 1, left: '' }],
    ['does not wait for what is under way unless it is told to', ['A'], 0, { count: 1, left: 'A' }],
    ['waits for what is under way', ['A', 'bA', ''], 10_000, { count: 3, left: '' }],
    ['reports as problems what it finds twice', ['ab', 'bc'], 0, { count: 2, left: 'bC' }],
  ];
  for (const [name, checks, waitMs, expected] of cases)
    it(name, async () => {
      let count = 0;
      const { all } = await untilSettled(async () => found(checks[count++] ?? ''), waitMs, 1);
      const left = all.map(({ text, isUnderWay }) => (isUnderWay ? text.toUpperCase() : text)).join('');
      assert.deepEqual({ count, left }, expected);
    });
});
