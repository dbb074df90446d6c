import { asCountdown, asMinutes } from './format';

describe('asCountdown', () => {
  it.each([
    [3_600_000, '01:00:00'],
    [2_699_001, '00:45:00'],
    [59_000, '00:00:59'],
    [1, '00:00:01'],
    [-5000, '00:00:00'],
  ])('shows %p ms as %p', (milliseconds, shown) => {
    expect(asCountdown(milliseconds)).toBe(shown);
  });
});

describe('asMinutes', () => {
  it('speaks of one and of many', () => {
    expect([asMinutes(1), asMinutes(45)]).toEqual(['1 minute', '45 minutes']);
  });
});
