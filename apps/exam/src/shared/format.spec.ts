import { asCountdown, asMinutes, asName, asScore } from './format';

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
  it('has a singular and a plural', () => {
    expect([asMinutes(1), asMinutes(45)]).toEqual(['1 minute', '45 minutes']);
  });
});

describe('asName', () => {
  it('puts the surname first and a middle name last', () => {
    const person = { surname: 'Bello', firstName: 'Amina' };
    expect([asName(person), asName({ ...person, middleName: 'Ngozi' })]).toEqual([
      'Bello Amina',
      'Bello Amina Ngozi',
    ]);
  });
});

describe('asScore', () => {
  it('includes the total if it is known', () => {
    expect([asScore(10, 16), asScore(0, 16), asScore(10, undefined)]).toEqual(['10 of 16', '0 of 16', '10']);
  });
});
