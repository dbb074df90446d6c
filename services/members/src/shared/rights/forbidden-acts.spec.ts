import type { ForbiddenActs, Standing } from '@concord/contracts';
import { forbiddenActs, isListed, limitedActs } from './forbidden-acts';

const NOTHING: ForbiddenActs = { grace: [], lapsed: [], arrears: [] };
const STRICT: ForbiddenActs = {
  grace: ['listing'],
  lapsed: ['exam', 'certificate', 'listing'],
  arrears: ['certificate'],
};

describe('forbiddenActs', () => {
  it.each<[Standing, number, ForbiddenActs, string[]]>([
    ['lapsed', 500, NOTHING, []],
    ['current', 0, STRICT, []],
    ['current', 1, STRICT, ['certificate arrears']],
    ['grace', 0, STRICT, ['listing grace']],
    ['grace', 1, STRICT, ['listing grace', 'certificate arrears']],
    ['lapsed', 1, STRICT, ['exam lapsed', 'certificate lapsed', 'listing lapsed']],
    ['pending', 1, STRICT, ['certificate arrears']],
    ['suspended', 0, STRICT, []],
  ])('of %s with arrears of %i', (standing, arrears, forbids, expected) => {
    const found = forbiddenActs({ standing, arrears }, forbids);
    expect(found.map(({ act, state }) => `${act} ${state}`)).toEqual(expected);
  });
});

describe('isListed', () => {
  it.each<[Standing, ForbiddenActs, boolean]>([
    ['current', STRICT, true],
    ['grace', NOTHING, true],
    ['grace', STRICT, false],
    ['lapsed', NOTHING, true],
    ['lapsed', STRICT, false],
    ['pending', NOTHING, false],
    ['suspended', NOTHING, false],
    ['resigned', NOTHING, false],
    ['deceased', NOTHING, false],
    ['struck-off', NOTHING, false],
  ])('of %s', (standing, forbids, expected) => {
    expect(isListed(standing, forbiddenActs({ standing, arrears: 0 }, forbids))).toBe(expected);
  });
});

describe('limitedActs', () => {
  it('names each act once', () => {
    expect(limitedActs(NOTHING)).toEqual([]);
    expect(limitedActs(STRICT).sort()).toEqual(['certificate', 'exam', 'listing']);
  });
});
