import { documentOf, ORIGIN } from './document';

const TEMPLATE =
  '<html lang="en"><head><title>Concord</title></head><body><div id="root"></div><noscript>Needs it</noscript></body></html>';
const page = {
  head: '<title>T&amp;C &quot;x&quot; | Concord</title><meta name="description" content="All the terms."/>',
  content: '<h1>$& T&amp;C</h1>',
  styles: '<style data-emotion="css a">.css-a{color:red}</style>',
};

describe('documentOf', () => {
  const html = documentOf(TEMPLATE, { path: '/t&c', page });

  it('puts the page into the root element, as it is', () => {
    expect(html).toContain('<div id="root" data-prerendered="page"><h1>$& T&amp;C</h1></div>');
    expect(html).not.toContain('<noscript>');
  });

  it('has one title, the styles and one canonical address', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(page.styles);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/t&c">`);
    expect(html).toContain('<meta property="og:title" content="T&amp;C &quot;x&quot; | Concord">');
    expect(html).not.toContain('noindex');
  });

  it('has structured data on the institute', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'EducationalOrganization',
      url: `${ORIGIN}/`,
    });
  });

  it('preloads the files of the page', () => {
    const preloads = [{ href: '/remotes.json', as: 'fetch' as const }];
    expect(documentOf(TEMPLATE, { path: '/', page, preloads })).toContain(
      '<link rel="preload" href="/remotes.json" as="fetch" crossorigin fetchpriority="low">',
    );
  });

  it('hides from search engines a page that is not meant for them', () => {
    for (const parts of [{ page }, { page, path: '/print-certificate', hidden: true }]) {
      const hidden = documentOf(TEMPLATE, parts);
      expect(hidden).toContain('<meta name="robots" content="noindex">');
      expect(hidden).not.toContain('rel="canonical"');
    }
    expect(documentOf(TEMPLATE, { page })).toContain('data-prerendered="missing"');
  });

  it('marks a placeholder', () => {
    expect(documentOf(TEMPLATE, { path: '/register', page, isPlaceholder: true })).toContain(
      'data-prerendered="placeholder"',
    );
  });

  it('refuses a page without a description, and a template without a root element', () => {
    const undescribed = { ...page, head: '<title>T&C</title>' };
    expect(() => documentOf(TEMPLATE, { path: '/t&c', page: undescribed })).toThrow('/t&c');
    expect(() => documentOf('<html></html>', { path: '/', page })).toThrow('root element');
  });
});
