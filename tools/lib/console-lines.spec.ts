import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { consoleText, LineLimiter } from './console-lines.ts';
import { RotatingLog } from './rotating-log.ts';

describe('consoleText', () => {
  const cases: [string, string, boolean, string | undefined][] = [
    [
      'an error with its cause',
      '{"level":50,"msg":"Save failed","err":{"message":"disk full"}}',
      false,
      'Save failed: disk full',
    ],
    ['a fatal line', '{"level":60,"msg":"Cannot listen"}', false, 'Cannot listen'],
    ['an error without words', '{"level":50,"err":{"message":"disk full"}}', false, 'disk full'],
    ['no request line', '{"level":30,"msg":"request completed"}', false, undefined],
    ['plain stderr', 'TypeError: x is not a function', true, 'TypeError: x is not a function'],
    ['no plain stdout', 'listening', false, undefined],
    ['no empty line', '  ', true, undefined],
    ['half a JSON line of an error', '{"level":50,"msg":"Sa', false, '{"level":50,"msg":"Sa'],
  ];
  for (const [what, line, fromStderr, expected] of cases) {
    it(what, () => assert.equal(consoleText(line, fromStderr), expected));
  }

  it('shows lines up to its limit, then announces once that more follow', () => {
    const budget = new LineLimiter(2, 1000);
    const verdicts = [0, 1, 2, 3, 1200].map((now) => budget.next(now + 10_000));
    assert.deepEqual(verdicts, ['show', 'show', 'last', 'drop', 'show']);
  });
});

describe('RotatingLog', () => {
  const folder = temporaryFolder();

  it('keeps at most two files of its size', () => {
    const log = new RotatingLog(join(folder(), 'a.log'), 10);
    for (const text of ['11111111', '22222222', '33333333']) log.write(Buffer.from(text));
    log.close();
    assert.equal(readFileSync(join(folder(), 'a.log'), 'utf8'), '33333333');
    assert.equal(readFileSync(join(folder(), 'a.log.1'), 'utf8'), '22222222');
  });
});
