export const PAGE = '<!doctype html><title>Concord</title>';
export const HOME = `<!doctype html><script>1</script><style data-emotion="css a">p{}</style>${'<p>home</p>'.repeat(100)}<link rel="canonical" href="ORIGIN/">`;
export const UNKNOWN = '<!doctype html><p>The url /PATH can not be found</p>';
export const UNKNOWN_ADMIN = '<!doctype html><p>No header: the url /PATH can not be found</p>';
/** CSP source of the styles that a library inserts. */
export const TOASTS = "'sha256-toasts'";
/** Page of a verdict, with tokens for number, name and data. */
const verdictPage = (name: string): string =>
  `<!doctype html><script>1</script><h2>${name}</h2><a href="/certificate/@number@">@studentName@ @reason@</a><p>@retryIn@</p><script type="application/json">@json@</script>`;
const VERDICTS = ['valid', 'revoked-reason', 'replaced', 'ended', 'unknown', 'throttled', 'unavailable'];

const SITE = {
  origin: 'ORIGIN',
  unknownPath: '/PATH',
  pages: {
    '/': 'index.html',
    '/about': 'about.html',
    '/certificate': 'certificate.html',
    '/gallery': 'gallery.html',
    '/t&c': 't&c.html',
    '/robots.txt': 'robots.txt',
    '/remotes/exam/mf-manifest.json': 'exam.json',
    '/.well-known/security.txt': 'security.txt',
  },
  app: { file: 'app.html', paths: ['/register', '/exam-result', '/admin', '/admin/students/:id'] },
  notFound: [
    { file: 'unknown-admin.html', contains: 'admin' },
    { file: 'unknown.html', contains: '' },
  ],
  verdicts: {
    tokens: {
      number: '@number@',
      studentName: '@studentName@',
      reason: '@reason@',
      retryIn: '@retryIn@',
      json: '@json@',
    },
    pages: Object.fromEntries(VERDICTS.map((name) => [name, `certificate/${name}.html`])),
  },
  gallery: {
    file: 'pictures.html',
    pictures: { captioned: '<li>@alt@ @src@ @loading@</li>', plain: '<li>plain @alt@</li>' },
    tokens: {
      page: { list: '@list@', count: '@count@', json: '@json@' },
      picture: { src: '@src@', alt: '@alt@', loading: '@loading@' },
    },
  },
  files: ['/documents/form.pdf'],
  styles: [TOASTS],
};

/** Files of a small built site, for a web root. */
export const SITE_FILES = {
  'site/dist/site.json': JSON.stringify(SITE),
  'site/dist/index.html': HOME,
  'site/dist/about.html': '<p>about</p>',
  'site/dist/t&c.html': '<p>terms</p>',
  'site/dist/exam.json': '{"name":"exam"}',
  'site/dist/security.txt': 'Contact: mailto:a@b.example',
  'site/dist/robots.txt': 'Sitemap: ORIGIN/sitemap.xml',
  'site/dist/app.html': PAGE,
  'site/dist/unknown.html': UNKNOWN,
  'site/dist/unknown-admin.html': UNKNOWN_ADMIN,
  ...Object.fromEntries(VERDICTS.map((name) => [`site/dist/certificate/${name}.html`, verdictPage(name)])),
  'site/dist/certificate.html': '<p>look up</p>',
  'site/dist/gallery.html': '<p>pictures load</p>',
  'site/dist/pictures.html':
    '<link href="@src@"><ul>@list@</ul><p>@count@</p><script type="application/json">@json@</script>',
  'site/dist/documents/form.pdf': '%PDF',
  'site/dist/.server/prerender.cjs': 'inside',
};
