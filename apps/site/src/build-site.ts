import { prepare } from '@concord/public/routes';
import { AdmissionOpening } from '@concord/registration/opening';
import { PRERENDERED, CLIENT_RENDERED } from '@concord/shell/addresses';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentOf, ORIGIN } from './document';
import { chunksLoadedBy } from './loaded-chunks';
import { remoteFiles } from './remote-files';
import { renderMissing, renderPlaceholder, renderPage } from './render-page';

/** In the page of an unknown address, the gateway replaces this by the address. */
const UNKNOWN_PATH = '/__unknown__';
/** Shows data of the page before it, so search engines must not list it. */
const HIDDEN = new Set(['/print-certificate']);
/** Two pages, because an address that contains `admin` has no header. */
const UNKNOWN_PAGES = [
  { file: 'unknown-admin.html', contains: 'admin', path: `${UNKNOWN_PATH}/admin` },
  { file: 'unknown.html', contains: '', path: UNKNOWN_PATH },
];
const APP_FILE = 'app.html';
const REGISTER = '/register';

/** Folders of the built apps, and the output folder. */
export interface SiteFolders {
  readonly shell: string;
  readonly publicRemote: string;
  readonly registration: string;
  readonly out: string;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

const sitemap = (paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${ORIGIN}${encodeURI(path).replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const ROBOTS = ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n');

/**
 * Writes every public page as an HTML file, and sitemap, robots.txt and `site.json`, which the gateway reads.
 *
 * @param files addresses of the files that are in the output folder already
 * @throws Error when a page cannot be rendered or has no title or description
 */
export async function buildSite(folders: SiteFolders, files: readonly string[]) {
  const { shell, publicRemote, registration, out } = folders;
  const template = await readFile(join(shell, 'index.html'), 'utf8');
  const preloadsOf = await remoteFiles('public_app', publicRemote, shell);
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
    await write(fileOf(path), documentOf(template, parts));
  }
  const placeholder = {
    path: REGISTER,
    page: await renderPlaceholder(REGISTER, 'registration', AdmissionOpening),
    preloads: (await remoteFiles('registration', registration, shell))([]),
    isPlaceholder: true,
  };
  pages[REGISTER] = fileOf(REGISTER);
  await write(fileOf(REGISTER), documentOf(template, placeholder));
  for (const { file, path } of UNKNOWN_PAGES) {
    const page = await renderMissing(path);
    await write(file, documentOf(template, { page }).replaceAll(path, UNKNOWN_PATH));
  }
  await write(APP_FILE, template);
  await write('robots.txt', ROBOTS);
  await write('sitemap.xml', sitemap([...PRERENDERED.filter((path) => !HIDDEN.has(path)), REGISTER]));
  const head = JSON.parse(await readFile(join(shell, 'head.json'), 'utf8')) as { insertedStyles: string[] };
  const index = {
    origin: ORIGIN,
    unknownPath: UNKNOWN_PATH,
    pages,
    app: { file: APP_FILE, paths: CLIENT_RENDERED },
    notFound: UNKNOWN_PAGES.map(({ file, contains }) => ({ file, contains })),
    files,
    styles: head.insertedStyles,
  };
  await write('site.json', JSON.stringify(index, null, 2));
}
