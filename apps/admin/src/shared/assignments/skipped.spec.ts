import type { SkipCode } from '@concord/contracts';
import { skippedText } from './skipped';

const of = (...codes: SkipCode[]) => codes.map((code) => ({ code }));

describe('skippedText', () => {
  it.each([
    [of(), ''],
    [of('ALREADY_ASSIGNED'), '1 has it already'],
    [of('ALREADY_ASSIGNED', 'ARCHIVED', 'ALREADY_ASSIGNED'), '2 have it already, 1 is archived'],
    [of('REJECTED', 'UNDECIDED', 'UNDECIDED'), '1 was rejected, 2 are not decided yet'],
    [of('ATTEMPT_IN_PROGRESS'), '1 is writing it at the moment'],
  ])('of %j says how many are left out, and why', (skipped, text) => {
    expect(skippedText(skipped)).toBe(text);
  });
});
