import { normaliseSerial, SERIAL_ALPHABET, SERIAL_PATTERN } from '@concord/contracts';
import { newSerialNumber } from './serial-number';

describe('newSerialNumber', () => {
  const serials = Array.from({ length: 2000 }, newSerialNumber);

  it('matches the pattern of the contracts and is kept by normaliseSerial', () => {
    for (const serial of serials) {
      expect(serial).toMatch(SERIAL_PATTERN);
      expect(normaliseSerial(serial.replaceAll('-', '').toLowerCase())).toBe(serial);
    }
  });

  it('is unique', () => {
    expect(new Set(serials).size).toBe(serials.length);
  });

  it('draws every symbol about equally often', () => {
    const counts = new Map<string, number>();
    for (const c of serials.join('').replaceAll('-', '')) counts.set(c, (counts.get(c) ?? 0) + 1);
    const expected = (serials.length * 16) / SERIAL_ALPHABET.length;
    expect([...counts.keys()].sort().join('')).toBe([...SERIAL_ALPHABET].sort().join(''));
    // Tolerance: seven standard deviations, one false alarm in 10^10 runs.
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
  });
});
