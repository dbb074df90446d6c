describe('asDue', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['Africa/Lagos', 'America/New_York'])('is the picked day, also in %s', async (here) => {
    const Format = Intl.DateTimeFormat;
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new Format(locale, { timeZone: here, ...options }));
    jest.resetModules();
    const { asDue } = await import('./due');
    const [now, earlier] = ['2026-12-21T22:59:59.999Z', '2026-12-21T23:59:59.999Z'];
    expect([now, earlier].map(asDue)).toEqual(['21 December 2026', '21 December 2026']);
    expect(asDue('2026-12-21T14:00:00.000Z')).toBe('21 December 2026 at 15:00, Nigerian time');
  });
});
