import { FileLinks } from './file-links';

describe('FileLinks', () => {
  const start = Date.UTC(2026, 0, 1, 12, 0, 30);
  let now = start;
  const links = new FileLinks(['one secret for all'], () => now);
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

  it.each<[string, (id: string, exp: string, sig: string) => [string, string, string | undefined]]>([
    ['another file', (id, exp, sig) => [`${id}x`, exp, sig]],
    ['a later expiry', (id, exp, sig) => [id, String(Number(exp) + 60), sig]],
    ['a cut signature', (id, exp, sig) => [id, exp, sig.slice(1)]],
    ['no signature', (id, exp) => [id, exp, undefined]],
    ['an expiry that is no number', (id, _, sig) => [id, 'NaN', sig]],
  ])('refuses %s', (_, tamper) => {
    expect(links.isValid(...tamper(...parts(links.sign('abc'))))).toBe(false);
  });

  it('accepts links of every secret that is in use, and signs with the first', () => {
    const before = links.sign('abc');
    const during = new FileLinks(['the next secret', 'one secret for all'], () => now);
    expect(during.isValid(...parts(before))).toBe(true);
    expect(links.isValid(...parts(during.sign('abc')))).toBe(false);
    expect(new FileLinks(['the next secret'], () => now).isValid(...parts(during.sign('abc')))).toBe(true);
  });

  it('refuses a link made with another secret', () => {
    expect(new FileLinks(['another'], () => now).isValid(...parts(links.sign('abc')))).toBe(false);
  });
});
