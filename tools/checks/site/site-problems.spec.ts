import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePage } from './markup.ts';
import type { Site } from './site-files.ts';
import { siteProblems } from './site-problems.ts';

const ORIGIN = 'https://site.invalid';

function png(width: number, height: number): Buffer {
  const file = Buffer.alloc(24);
  file.write('\u0089PNG\r\n', 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

interface Parts {
  lang?: string;
  title?: string;
  head?: string;
  body?: string;
  data?: string;
  canonical?: string;
  description?: string;
}

const DATA = '{"@context":"https://schema.org","@type":"Organization","name":"A","url":"https://a.example"}';

function page(path: string, name: string, parts: Parts = {}): string {
  const { lang = 'en', title = name, head = '', body = '', data = DATA } = parts;
  const canonical = parts.canonical ?? `<link rel="canonical" href="${ORIGIN}${path}">`;
  const description =
    parts.description ?? `The page of ${name}: a sentence that is long enough to be shown below it.`;
  const previews = [
    ['title', name],
    ['description', name],
    ['url', `${ORIGIN}${path}`],
    ['image', `${ORIGIN}/icon.png`],
  ].map(([key, value]) => `<meta property="og:${key}" content="${value}">`);
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
<meta name="description" content="${description}">${canonical}${previews.join('')}${head}
<script type="application/ld+json">${data}</script></head><body><header><a href="/">Home</a>
<a href="/about">About</a></header><h1>${name}</h1>${body}</body></html>`;
}

const MISSING = `<!doctype html><html lang="en"><head><title>Not found</title><meta name="robots" content="noindex"></head>
<body><h1>Oops</h1><p>The url <b>/__x__</b> can not be found</p></body></html>`;

const sitemap = (...paths: string[]) =>
  paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('');

interface Faults {
  home?: Parts;
  about?: Parts;
  notFound?: string;
  texts?: Record<string, string>;
  files?: Record<string, Buffer>;
}

function site({ home, about, notFound = MISSING, texts, files }: Faults = {}): Site {
  const all: Record<string, Buffer> = { '/icon.png': png(192, 192), ...files };
  return {
    origin: ORIGIN,
    pages: [
      { path: '/', document: parsePage(page('/', 'Home', home)) },
      { path: '/about', document: parsePage(page('/about', 'About', about)) },
    ],
    notFound: [{ path: 'unknown.html', document: parsePage(notFound) }],
    unknownPath: '/__x__',
    verdicts: [],
    appPaths: ['/register', '/admin/students/:id'],
    texts: {
      '/robots.txt': `User-agent: *\nDisallow: /admin\nSitemap: ${ORIGIN}/sitemap.xml\n`,
      '/sitemap.xml': sitemap('/', '/about'),
      '/manifest.webmanifest': JSON.stringify({
        name: 'A',
        start_url: '/',
        icons: [{ src: '/icon.png', sizes: '192x192' }],
      }),
      ...texts,
    },
    file: (path) => all[path],
  };
}

const body = (html: string): Faults => ({ home: { body: html } });

const FAULTS: readonly (readonly [string, Faults, RegExp])[] = [
  ['a dead link', body('<a href="/abuot">About</a>'), /^\/: link \/abuot leads nowhere$/],
  ['a dead relative link', { about: { body: '<a href="more">More</a>' } }, /link more leads nowhere/],
  ['a link to nothing', body('<a href="#">More</a>'), /link # leads nowhere/],
  ['a missing anchor', body('<a href="/about#fees">Fees</a>'), /#fees there/],
  ['a missing anchor on the same page', body('<a href="#fees">Fees</a>'), /#fees there/],
  ['a script as a link', body('<a href="javascript:void 0">Go</a>'), /leads elsewhere by javascript:/],
  ['an open line', body('<a href="http://a.example/">A</a>'), /leads elsewhere by http:/],
  ['a broken e-mail address', body('<a href="mailto:info">Mail</a>'), /is no e-mail address/],
  ['a telephone number with spaces', body('<a href="tel:0800 1">Call</a>'), /is no telephone number/],
  [
    'a tab that can control the page',
    body('<a href="/about" target="_blank">A</a>'),
    /can control this page/,
  ],
  [
    'a missing script',
    { home: { head: '<script src="/main.123.js"></script>' } },
    /file \/main\.123\.js leads nowhere/,
  ],
  ['a missing preload', { home: { head: '<link rel="preload" href="/a.woff2">' } }, /file \/a\.woff2/],
  ['a missing picture', body('<img src="/a.png" alt="A">'), /file \/a\.png leads nowhere/],
  ['an id twice', body('<p id="a"></p><p id="a"></p>'), /id a more than once/],
  ['a label of nothing', body('<section aria-labelledby="b"></section>'), /refers to the id b/],
  ['no language', { home: { lang: '' } }, /does not say its language/],
  ['no title', { home: { title: '' } }, /has no title/],
  ['a shared title', { about: { title: 'Home' } }, /\/about has the title of \//],
  ['a short description', { home: { description: 'Home.' } }, /description of 5 signs/],
  [
    'a shared description',
    { about: { description: 'The page of Home: a sentence that is long enough to be shown below it.' } },
    /\/about has the description of \//,
  ],
  [
    'a wrong canonical address',
    { about: { canonical: `<link rel="canonical" href="${ORIGIN}/">` } },
    /has the canonical address/,
  ],
  ['broken linked data', { home: { data: '{' } }, /linked data that is no JSON/],
  ['poor linked data', { home: { data: '{"name":"A"}' } }, /linked data without @type/],
  [
    'no preview',
    { home: { head: '<meta name="robots" content="noindex">' } },
    /sitemap\.xml lists \/, no public page/,
  ],
  ['a page left out of the sitemap', { texts: { '/sitemap.xml': sitemap('/') } }, /leaves out \/about/],
  [
    'a private page in it',
    { texts: { '/sitemap.xml': sitemap('/', '/about', '/admin') } },
    /lists \/admin, no public/,
  ],
  ['no sitemap named', { texts: { '/robots.txt': 'User-agent: *' } }, /does not name the sitemap/],
  [
    'a barred page',
    { texts: { '/robots.txt': `Disallow: /ab\nSitemap: ${ORIGIN}/sitemap.xml` } },
    /robots\.txt bars \/about/,
  ],
  [
    'an icon of another size',
    { files: { '/icon.png': png(180, 192) } },
    /icon \/icon\.png is 180x192, not 192x192/,
  ],
  ['no icons', { texts: { '/manifest.webmanifest': '{"name":"A","start_url":"/"}' } }, /no icons/],
  ['a silent 404 page', { notFound: MISSING.replace('Oops', 'Hm') }, /unknown\.html does not say "Oops"/],
  ['a 404 page to be found', { notFound: MISSING.replace('noindex', 'all') }, /can be found by searching/],
];

describe('siteProblems', () => {
  it('finds nothing on a good site', () => assert.deepEqual(siteProblems(site()), []));

  it('takes every way in which a link can be right', () => {
    const good = [
      '<p id="here"></p><a href="#here">Here</a><a href="/register">Register</a>',
      '<a href="/admin/students/1">One</a><a href="mailto:a@b.example">Mail</a><a href="tel:+2348000000001">Call</a>',
      '<a href="https://a.example/" target="_blank" rel="noopener">Away</a><a href="/icon.png" download>Save</a>',
      '<img src="/icon.png" alt=""><img src="data:image/svg+xml,%3Csvg/%3E" alt="">',
    ];
    assert.deepEqual(siteProblems(site(body(good.join('')))), []);
  });

  for (const [name, faults, expected] of FAULTS) {
    it(`finds ${name}`, () => {
      const problems = siteProblems(site(faults));
      assert.ok(
        problems.some((problem) => expected.test(problem)),
        `${expected} in:\n${problems.join('\n')}`,
      );
    });
  }

  it('finds a page to which no link leads', () => {
    const whole = site();
    const alone = page('/alone', 'Alone');
    const pages = [...whole.pages, { path: '/alone', document: parsePage(alone) }];
    assert.ok(siteProblems({ ...whole, pages }).includes('no links lead from the first page to /alone'));
  });
});
