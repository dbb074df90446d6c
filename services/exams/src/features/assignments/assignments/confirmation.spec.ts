import { isUnconfirmed, mayKnowSerial, stepOf } from './confirmation';

describe('isUnconfirmed', () => {
  it.each([
    ['three people', 'a', 'b', 'c', false],
    ['two SUPER_ADMINs and nobody who accepted', 'super', undefined, 'super', false],
    ['a SUPER_ADMIN who accepted what one ADMIN sold and another gave', 'a', 'super', 'b', false],
    ['a SUPER_ADMIN who gave what two ADMINs made and accepted', 'a', 'b', 'super', false],
    ['one ADMIN who did it all', 'a', 'a', 'a', true],
    ['the maker of the serial who gave the exam', 'a', 'super', 'a', true],
    ['the maker of the serial who accepted', 'a', 'a', 'super', true],
    ['who accepted and gave the exam', 'a', 'b', 'b', true],
    ['an ADMIN, and nobody who accepted', 'super', undefined, 'a', true],
    ['an ADMIN who made the serial, and nobody who accepted', 'a', undefined, 'super', true],
    ['a serial of an earlier release', undefined, 'super', 'a', true],
    [
      'a serial of an earlier release that SUPER_ADMINs accepted and gave',
      undefined,
      'super',
      'super',
      false,
    ],
  ])('of %s', (_name, serial, acceptance, givenBy, expected) => {
    expect(isUnconfirmed({ behind: { serial, acceptance } }, givenBy)).toBe(expected);
  });

  it('is true of an ADMIN where a service of the previous release says nothing', () => {
    expect(isUnconfirmed({}, stepOf({ id: 'a', role: 'ADMIN' }))).toBe(true);
  });
});

describe('mayKnowSerial', () => {
  it.each([
    ['a', 'a', true],
    ['b', 'a', false],
    ['super', 'a', false],
    [undefined, 'a', true],
    ['a', 'super', false],
  ])('made by %s, for %s: %s', (serial, step, expected) => {
    expect(mayKnowSerial({ behind: { serial } }, step)).toBe(expected);
  });
});
