import { placesFrom, linkProblems } from './link-problems.ts';
import { textOf } from './markup.ts';
import { frameProblems, isListed, linkOf, metaOf, pageProblems, titleOf } from './page-problems.ts';
import { pathsIn } from '../../qa/web/site-paths.ts';
import type { Site, SitePage } from './site-files.ts';

function sharedWords(pages: readonly SitePage[], what: string, of: (page: SitePage) => string): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const words = of(page);
    const other = seen.get(words);
    seen.set(words, page.path);
    return other && words ? [`${page.path} has the ${what} of ${other}`] : [];
  });
}

function sitemapProblems({ texts, pages }: Site): string[] {
  const listed = pathsIn(texts['/sitemap.xml'] ?? '');
  const wanted = pages.filter(isListed).map(({ path }) => path);
  return [
    ...wanted.filter((path) => !listed.includes(path)).map((path) => `sitemap.xml leaves out ${path}`),
    ...listed
      .filter((path) => !wanted.includes(path))
      .map((path) => `sitemap.xml lists ${path}, no public page`),
    ...listed
      .filter((path, index) => listed.indexOf(path) !== index)
      .map((path) => `sitemap.xml lists ${path} more than once`),
  ];
}

function robotsProblems({ texts, origin, pages }: Site): string[] {
  const lines = (texts['/robots.txt'] ?? '').split('\n').map((line) => line.trim());
  const barred = lines.flatMap((line) => /^Disallow:\s*(\S+)/i.exec(line)?.[1] ?? []);
  const shut = pages.filter(isListed).filter(({ path }) => barred.some((start) => path.startsWith(start)));
  return [
    ...(lines.includes(`Sitemap: ${origin}/sitemap.xml`) ? [] : ['robots.txt does not name the sitemap']),
    ...shut.map(({ path }) => `robots.txt bars ${path}`),
  ];
}

const pngSize = (file: Buffer): string =>
  file.subarray(1, 4).toString('latin1') === 'PNG'
    ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    : 'no PNG';

function manifestProblems({ texts, file }: Site): string[] {
  const manifest = JSON.parse(texts['/manifest.webmanifest'] ?? '{}') as {
    name?: string;
    start_url?: string;
    icons?: { src: string; sizes: string }[];
  };
  const icons = manifest.icons ?? [];
  return [
    ...(manifest.name && manifest.start_url ? [] : ['the manifest has no name or no start']),
    ...(icons.length > 0 ? [] : ['the manifest has no icons']),
    ...icons.flatMap(({ src, sizes }) => {
      const found = file(src);
      const size = found ? pngSize(found) : 'missing';
      return size === sizes ? [] : [`the manifest's icon ${src} is ${size}, not ${sizes}`];
    }),
  ];
}

function previewProblems({ origin, file }: Site, { path, document }: SitePage): string[] {
  const picture = metaOf(document, 'og:image');
  const wrong = picture && !(picture.startsWith(`${origin}/`) && file(picture.slice(origin.length)));
  return wrong ? [`${path} has a preview picture that is missing: ${picture}`] : [];
}

/** Rule: every public page can be reached from the first one by links alone. */
function unreachable({ pages, origin }: Site): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = byPath.get(path);
    for (const place of page ? placesFrom(page, origin) : []) if (byPath.has(place)) reached.add(place);
  }
  return pages
    .filter((page) => isListed(page) && !reached.has(page.path))
    .map(({ path }) => `no links lead from the first page to ${path}`);
}

function notFoundProblems({ notFound, unknownPath }: Site): string[] {
  if (notFound.length === 0) return ['there is no page for unknown addresses'];
  return notFound.flatMap(({ path, document }) => {
    const words = textOf(document);
    const said = ['Oops', `The url ${unknownPath}`, 'can not be found'].filter(
      (part) => !words.includes(part),
    );
    return [
      ...said.map((part) => `does not say "${part}"`),
      ...(isListed({ path, document }) ? ['can be found by searching'] : []),
      ...(linkOf(document, 'canonical') ? ['has a canonical address'] : []),
      ...frameProblems(document),
    ].map((problem) => `${path} ${problem}`);
  });
}

/** Problems of the built site, in words. */
export function siteProblems(site: Site): string[] {
  const { pages, notFound, origin } = site;
  const each = pages.flatMap((page) => [
    ...pageProblems(page, origin).map((problem) => `${page.path} ${problem}`),
    ...linkProblems(page, site).map((problem) => `${page.path}: ${problem}`),
    ...previewProblems(site, page),
  ]);
  return [
    ...(pages.some(({ path }) => path === '/') ? [] : ['there is no first page']),
    ...each,
    ...notFound.flatMap((page) => linkProblems(page, site).map((problem) => `${page.path}: ${problem}`)),
    ...notFoundProblems(site),
    ...sharedWords(pages, 'title', ({ document }) => titleOf(document)),
    ...sharedWords(pages, 'description', ({ document }) => metaOf(document, 'description') ?? ''),
    ...sitemapProblems(site),
    ...robotsProblems(site),
    ...manifestProblems(site),
    ...unreachable(site),
  ];
}
