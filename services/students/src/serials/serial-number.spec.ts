import { normaliseSerial, SERIAL_ALPHABET, SERIAL_PATTERN } from '@concord/contracts';
import { newSerialNumber } from './serial-number';

describe('newSerialNumber', () => {
  const made = Array.from({ length: 2000 }, newSerialNumber);

  it('has the form that the contracts state and survives normalising', () => {
    for (const serial of made) {
      expect(serial).toMatch(SERIAL_PATTERN);
      expect(normaliseSerial(serial.replaceAll('-', '').toLowerCase())).toBe(serial);
    }
  });

  it('never comes twice', () => {
    expect(new Set(made).size).toBe(made.length);
  });

  it('draws every symbol about equally often', () => {
    const counts = new Map<string, number>();
    for (const c of made.join('').replaceAll('-', '')) counts.set(c, (counts.get(c) ?? 0) + 1);
    const expected = (made.length * 16) / SERIAL_ALPHABET.length;
    expect([...counts.keys()].sort().join('')).toBe([...SERIAL_ALPHABET].sort().join(''));
    // Seven standard deviations of a fair draw: one false alarm in 10^10 runs.
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
  });
});
