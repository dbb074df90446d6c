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
  it('has the surname first, and a middle name last', () => {
    const person = { surname: 'Bello', firstName: 'Amina' };
    expect([asName(person), asName({ ...person, middleName: 'Ngozi' })]).toEqual([
      'Bello Amina',
      'Bello Amina Ngozi',
    ]);
  });
});

describe('asScore', () => {
  it('names the total where it is known', () => {
    expect([asScore(10, 16), asScore(0, 16), asScore(10, undefined)]).toEqual(['10 of 16', '0 of 16', '10']);
  });
});

describe('asDueDay', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['Africa/Lagos', 'America/New_York'])('is the picked day, also in %s', async (here) => {
    const Format = Intl.DateTimeFormat;
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new Format(locale, { timeZone: here, ...options }));
    jest.resetModules();
    const { asDay, asDueDay } = await import('./format');
    const [first, last] = ['2026-12-21T00:00:00.000Z', '2026-12-21T23:59:59.999Z'];
    expect([first, last].map(asDueDay)).toEqual(['21 December 2026', '21 December 2026']);
    expect(asDay(first)).not.toBe(asDay(last));
  });
});
