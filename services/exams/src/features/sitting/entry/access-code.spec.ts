import { ACCESS_CODE_LENGTH } from '@concord/contracts';
import { isRightCode, nextCode } from './access-code';

const SINCE = new Date('2026-11-23T10:00:00Z');
const after = (seconds: number) => new Date(SINCE.getTime() + seconds * 1000);
const record = { code: 'K7MPQ2', since: SINCE, before: 'ABC234' };

describe('isRightCode', () => {
  it.each([
    ['K7MPQ2', 0, true],
    [' k7m-pq2 ', 3600, true],
    ['ABC234', 119, true],
    ['ABC234', 120, false],
    ['K7MPQ', 0, false],
    ['', 0, false],
    ['\u041A7MPQ2', 0, false],
  ])('takes %j after %i s: %s', (typed, seconds, isRight) => {
    expect(isRightCode(record, typed, after(seconds))).toBe(isRight);
  });

  it('takes nothing where there was no code before', () => {
    expect(isRightCode({ ...record, before: null }, '', SINCE)).toBe(false);
  });
});

describe('nextCode', () => {
  it('makes a new code, and remembers the one before', () => {
    const first = nextCode(null);
    expect(first.code).toMatch(/^[AC-HJKMNP-RT-Y2-9]+$/);
    expect(first.code).toHaveLength(ACCESS_CODE_LENGTH);
    expect(first.before).toBeNull();
    expect(nextCode(first).before).toBe(first.code);
  });
});
