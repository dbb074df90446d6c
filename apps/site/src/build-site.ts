import { INSTITUTE } from '@concord/institute';
import { prepare } from '@concord/public/routes';
import { PRERENDERED, CLIENT_RENDERED } from '@concord/shell/addresses';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentOf, ORIGIN } from './document';
import { renderGallery } from './gallery-page';
import { chunksLoadedBy } from './loaded-chunks';
import { hasOtherLetters, withOwnFonts } from './own-fonts';
import { MANIFEST, remoteFiles } from './remote-files';
import { openingsOf, REGISTER } from './opening-pages';
import { renderMissing, renderPage } from './render-page';
import type { SiteFolders } from './site-folders';
import { SHELL_PAGE, shellPages, WORKER } from './shell-pages';
import { renderVerdicts, VERDICT_DATA, VERDICT_TOKENS, verdictFile } from './verdict-pages';

/** Placeholder in the page of an unknown address, which the gateway replaces. */
const UNKNOWN_PATH = '/__unknown__';
/** Hidden from search engines, because it shows data of the previous page. */
const HIDDEN = new Set(['/print-certificate']);
/** Two pages, because an address that contains `admin` has no site header. */
const UNKNOWN_PAGES = [
  { file: 'unknown-admin.html', contains: 'admin', path: `${UNKNOWN_PATH}/admin` },
  { file: 'unknown.html', contains: '', path: UNKNOWN_PATH },
];
const APP_FILE = 'app.html';
const GALLERY_FILE = 'gallery/pictures.html';
const SECURITY_TEXT = '/.well-known/security.txt';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${ORIGIN}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Contact for security reports (RFC 9116), valid for a year from the build. */
const securityText = () => {
  const expires = new Date();
  expires.setFullYear(expires.getFullYear() + 1);
  return [
    `Contact: mailto:${INSTITUTE.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${ORIGIN}${SECURITY_TEXT}`,
    '',
  ].join('\n');
};

// `/me` as a prefix would hide `/member`.
const ROBOTS = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /me/',
  'Disallow: /me$',
  '',
  `Sitemap: ${ORIGIN}/sitemap.xml`,
  '',
].join('\n');

/**
 * Writes every public page as an HTML file, the manifests of the remotes, sitemap, robots.txt, and
 * `site.json` for the gateway. Uses the current settings, which must be loaded before this module.
 *
 * @param files URL paths of existing files in the output folder
 *
 * @throws Error if a page cannot be rendered or has no title or description
 */
export async function buildSite(folders: SiteFolders, files: readonly string[]) {
  const { shell, remotes, out } = folders;
  const { template, worker } = await shellPages(shell);
  const preloadsOf = await remoteFiles('public_app', remotes.public_app, shell);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  };

  const pages: Record<string, string> = { '/robots.txt': 'robots.txt', '/sitemap.xml': 'sitemap.xml' };
  for (const path of PRERENDERED) {
    pages[path] = fileOf(path);
    const chunks = await chunksLoadedBy(() => prepare(path));
    const page = await renderPage(path);
    const parts = { path, page, preloads: preloadsOf(chunks), hidden: HIDDEN.has(path) };
    const html = documentOf(template, parts);
    await write(fileOf(path), hasOtherLetters(page.content) ? await withOwnFonts(html, shell) : html);
  }
  for (const { path, ...parts } of await openingsOf(folders)) {
    pages[path] = fileOf(path);
    await write(fileOf(path), documentOf(template, { path, ...parts, isPlaceholder: true }));
  }
  const verdicts = await renderVerdicts(async ({ path, page }) => {
    const chunks = await chunksLoadedBy(() => prepare(path));
    const parts = { path, page, preloads: preloadsOf(chunks), hidden: true, data: VERDICT_DATA };
    return withOwnFonts(documentOf(template, parts), shell);
  });
  for (const { name, html } of verdicts) await write(verdictFile(name), html);
  const { html: gallery, ...galleryParts } = await renderGallery(async (rendered) => {
    const chunks = await chunksLoadedBy(() => prepare(rendered.path));
    return documentOf(template, { ...rendered, preloads: preloadsOf(chunks) });
  });
  await write(GALLERY_FILE, gallery);
  for (const { file, path } of UNKNOWN_PAGES) {
    const page = await renderMissing(path);
    await write(file, documentOf(template, { page }).replaceAll(path, UNKNOWN_PATH));
  }
  await write(APP_FILE, template);
  if (worker) {
    // The worker's page and the worker itself. Without settings they are those of the shell's build.
    pages[SHELL_PAGE] = APP_FILE;
    pages[WORKER] = WORKER.slice(1);
    await write(WORKER.slice(1), worker);
  }
  // Manifests are trusted like pages: they list all scripts, whose names contain their hashes.
  for (const [name, folder] of Object.entries(remotes)) {
    const path = `/remotes/${name}/${MANIFEST}`;
    pages[path] = path.slice(1);
    await write(path.slice(1), await readFile(join(folder, MANIFEST), 'utf8'));
  }
  await write('robots.txt', ROBOTS);
  pages[SECURITY_TEXT] = 'security.txt';
  await write('security.txt', securityText());
  await write('sitemap.xml', sitemap([...PRERENDERED.filter((path) => !HIDDEN.has(path)), REGISTER]));
  const head = JSON.parse(await readFile(join(shell, 'head.json'), 'utf8')) as { insertedStyles: string[] };
  const index = {
    origin: ORIGIN,
    unknownPath: UNKNOWN_PATH,
    pages,
    app: { file: APP_FILE, paths: CLIENT_RENDERED },
    notFound: UNKNOWN_PAGES.map(({ file, contains }) => ({ file, contains })),
    verdicts: {
      tokens: VERDICT_TOKENS,
      pages: Object.fromEntries(verdicts.map(({ name }) => [name, verdictFile(name)])),
    },
    gallery: { file: GALLERY_FILE, ...galleryParts },
    files,
    styles: head.insertedStyles,
  };
  await write('site.json', JSON.stringify(index, null, 2));
}
