import { FileLinks } from './file-links';

describe('FileLinks', () => {
  const start = Date.UTC(2026, 0, 1, 12, 0, 30);
  let now = start;
  const links = new FileLinks('one secret for all', () => now);
  const parts = (link: string) => {
    const url = new URL(link, 'http://x');
    return [
      url.pathname.split('/').pop() ?? '',
      url.searchParams.get('exp') ?? '',
      url.searchParams.get('sig') ?? '',
    ] as const;
  };
  beforeEach(() => (now = start));

  it('signs a root-relative link that is valid for nine to ten minutes', () => {
    const link = links.sign('abc');
    expect(link).toMatch(/^\/api\/media\/files\/abc\?exp=\d+&sig=[\w-]+$/);
    expect(links.isValid(...parts(link))).toBe(true);
    now = start + 9 * 60_000;
    expect(links.isValid(...parts(link))).toBe(true);
    now = start + 10 * 60_000;
    expect(links.isValid(...parts(link))).toBe(false);
  });

  it.each([
    ['another file', (id: string, exp: string, sig: string) => [`${id}x`, exp, sig] as const],
    [
      'a later expiry',
      (id: string, exp: string, sig: string) => [id, String(Number(exp) + 60), sig] as const,
    ],
    ['a cut signature', (id: string, exp: string, sig: string) => [id, exp, sig.slice(1)] as const],
    ['no signature', (id: string, exp: string) => [id, exp, undefined] as const],
    ['an expiry that is no number', (id: string, _: string, sig: string) => [id, 'NaN', sig] as const],
  ])('refuses %s', (_, tamper) => {
    expect(
      links.isValid(...(tamper(...parts(links.sign('abc'))) as [string, string, string | undefined])),
    ).toBe(false);
  });

  it('refuses a link made with another secret', () => {
    expect(new FileLinks('another', () => now).isValid(...parts(links.sign('abc')))).toBe(false);
  });
});
