import { type Element, elementsOf, findAll } from './markup.ts';
import type { Site, SitePage } from './site-files.ts';

const FETCHED: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  source: ['src'],
  link: ['href'],
  use: ['href'],
};

/** Addresses that services answer, without built files. */
const SERVED = /^\/(?:api\/|remotes\.json$)/;

const matches = (pattern: string, path: string): boolean => {
  const [want, have] = [pattern.split('/'), path.split('/')];
  return (
    want.length === have.length && want.every((part, index) => part.startsWith(':') || part === have[index])
  );
};

const idsOf = ({ document }: SitePage): Set<string> =>
  new Set([...elementsOf(document)].flatMap(({ attributes }) => attributes.get('id') ?? []));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Target of a link on the site itself. */
interface Place {
  readonly path: string;
  readonly fragment: string;
}

/** Place on this site, or a problem of the address; undefined for a valid address elsewhere. */
function placeOf(href: string, from: string, origin: string): Place | string | undefined {
  let url: URL;
  try {
    url = new URL(href, `${origin}${from}`);
  } catch {
    return 'is no address';
  }
  if (url.origin === origin) return { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1)) };
  if (url.protocol === 'mailto:')
    return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(decoded(url.pathname)) ? undefined : 'is no e-mail address';
  if (url.protocol === 'tel:')
    return /^\+\d{7,15}$/.test(url.pathname) ? undefined : 'is no telephone number';
  return url.protocol === 'https:' ? undefined : `leads elsewhere by ${url.protocol}`;
}

function deadPlace({ path, fragment }: Place, site: Site): string | undefined {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (page) return fragment && !idsOf(page).has(fragment) ? `has no anchor #${fragment} there` : undefined;
  if (site.appPaths.some((pattern) => matches(pattern, path)))
    return fragment ? 'has an anchor nobody can check' : undefined;
  return SERVED.test(path) || site.file(path) ? undefined : 'leads nowhere';
}

function linkProblem(href: string | undefined, page: SitePage, site: Site): string | undefined {
  if (href === undefined) return undefined;
  if (href.trim() === '' || href === '#') return 'leads nowhere';
  const place = placeOf(href, page.path, site.origin);
  return typeof place === 'object' ? deadPlace(place, site) : place;
}

/** The places on the site to which a page links, as a visitor without scripts could follow them. */
export function placesFrom(page: SitePage, origin: string): string[] {
  return findAll(page.document, 'a').flatMap(({ attributes }) => {
    const place = placeOf(attributes.get('href') ?? '', page.path, origin);
    return typeof place === 'object' ? [place.path] : [];
  });
}

const opensUnsafely = ({ attributes }: Element): boolean =>
  attributes.get('target') === '_blank' && !/\bno(?:opener|referrer)\b/.test(attributes.get('rel') ?? '');

/** Broken links of a page, and requested files that do not exist. */
export function linkProblems(page: SitePage, site: Site): string[] {
  const links = findAll(page.document, 'a', 'area').flatMap((element) => {
    const href = element.attributes.get('href');
    const problem = linkProblem(href, page, site);
    return [
      ...(problem ? [`link ${href ?? ''} ${problem}`] : []),
      ...(opensUnsafely(element) ? [`link ${href ?? ''} opens a new tab that can control this page`] : []),
    ];
  });
  const files = [...elementsOf(page.document)].flatMap(({ tag, attributes }) =>
    (FETCHED[tag] ?? []).flatMap((name) => {
      const href = attributes.get(name);
      const isInPage = tag === 'img' && href?.startsWith('data:image/');
      const problem = isInPage ? undefined : linkProblem(href, page, site);
      return problem ? [`file ${href ?? ''} ${problem}`] : [];
    }),
  );
  return [...links, ...files];
}
