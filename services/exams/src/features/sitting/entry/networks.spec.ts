import { isWithin } from './networks';

const HALL = ['197.210.64.0/20', '102.89.3.7', '2001:db8:40::/48', '2001:db8::7'];

describe('isWithin', () => {
  it.each([
    ['197.210.64.0', true],
    ['197.210.79.255', true],
    ['197.210.80.0', false],
    ['102.89.3.7', true],
    ['102.89.3.8', false],
    ['::ffff:102.89.3.7', true],
    ['::ffff:102.89.3.8', false],
    ['2001:db8:40:1::9', true],
    ['2001:DB8:40::1', true],
    ['2001:db8:41::9', false],
    ['2001:db8:0::7', true],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (address, expected) => expect(isWithin(HALL, address)).toBe(expected));

  it('takes a network by any of its addresses, and the whole internet', () => {
    expect(isWithin(['10.1.2.3/8'], '10.200.0.1')).toBe(true);
    expect(isWithin(['0.0.0.0/0'], '8.8.8.8')).toBe(true);
    expect(isWithin(['0.0.0.0/0'], '2001:db8::1')).toBe(false);
    expect(isWithin(['::/0'], '2001:db8::1')).toBe(true);
  });
});
