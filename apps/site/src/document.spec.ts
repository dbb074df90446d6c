import { documentOf } from './document';

const TEMPLATE =
  '<html lang="en"><head><title>Concord</title></head><body><div id="root"></div><noscript>Needs it</noscript></body></html>';
const page = {
  head: '<title>T&amp;C &quot;x&quot; | Concord</title><meta name="description" content="All the terms."/>',
  content: '<h1>$& T&amp;C</h1>',
  styles: '<style data-emotion="css a">.css-a{color:red}</style>',
};

// The checks of the built site cover titles, canonical addresses, previews, linked data and the
// sitemap.
describe('documentOf', () => {
  const html = documentOf(TEMPLATE, { path: '/t&c', page });

  it('inserts the page unchanged into the root element', () => {
    expect(html).toContain('<div id="root" data-prerendered="page"><h1>$& T&amp;C</h1></div>');
    expect(html).not.toContain('<noscript>');
  });

  it('has the styles, and the title for link previews as an attribute', () => {
    expect(html).toContain(page.styles);
    expect(html).toContain('<meta property="og:title" content="T&amp;C &quot;x&quot; | Concord">');
  });

  it('preloads the files of the page', () => {
    const preloads = [{ href: '/remotes.json', as: 'fetch' as const }];
    expect(documentOf(TEMPLATE, { path: '/', page, preloads })).toContain(
      '<link rel="preload" href="/remotes.json" as="fetch" crossorigin fetchpriority="low">',
    );
  });

  it('preloads scripts with the integrity in their names', () => {
    const href = `/remotes/exam/exam.${'0'.repeat(64)}.js`;
    const preloads = [
      { href, as: 'script' as const },
      { href: '/in-development.js', as: 'script' as const },
    ];
    const text = documentOf(TEMPLATE, { path: '/', page, preloads });
    expect(text).toContain(`href="${href}" as="script" integrity="sha256-${'A'.repeat(43)}=" fetch`);
    expect(text).toContain('href="/in-development.js" as="script" fetch');
  });

  it('marks the page of an unknown address and a placeholder', () => {
    expect(documentOf(TEMPLATE, { page })).toContain('data-prerendered="missing"');
    expect(documentOf(TEMPLATE, { path: '/register', page, isPlaceholder: true })).toContain(
      'data-prerendered="placeholder"',
    );
  });

  it('contains the data of the page after its content', () => {
    const text = documentOf(TEMPLATE, { path: '/', page, data: { id: 'answer', json: '{"a":1}' } });
    expect(text).toContain('</div><script type="application/json" id="answer">{"a":1}</script>');
  });

  it('refuses a page without a description, and a template without a root element', () => {
    const undescribed = { ...page, head: '<title>T&C</title>' };
    expect(() => documentOf(TEMPLATE, { path: '/t&c', page: undescribed })).toThrow('/t&c');
    expect(() => documentOf('<html></html>', { path: '/', page })).toThrow('root element');
  });
});
