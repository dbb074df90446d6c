import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { type Element, parsePage } from './markup.ts';

/** Rendered page of the site. */
export interface SitePage {
  readonly path: string;
  readonly document: Element;
}

/** The built site as its server knows it. */
export interface Site {
  readonly origin: string;
  readonly pages: readonly SitePage[];
  /** Page for unknown addresses; `unknownPath` is the placeholder for the address. */
  readonly notFound: readonly SitePage[];
  readonly unknownPath: string;
  /** The page of each shape of a verdict on a certificate, with tokens for its texts. */
  readonly verdicts: readonly SitePage[];
  /** Addresses that the browser renders; `:name` stands for one segment. */
  readonly appPaths: readonly string[];
  /** Other text files by address: robots.txt, sitemap.xml and the web manifest. */
  readonly texts: Readonly<Record<string, string>>;
  /** The file at an address, where there is one. */
  readonly file: (path: string) => Buffer | undefined;
}

interface SiteIndex {
  origin: string;
  unknownPath: string;
  pages: Record<string, string>;
  app: { file: string; paths: string[] };
  notFound: { file: string; contains: string }[];
  verdicts: { pages: Record<string, string> };
  files: string[];
}

const TEXTS = ['/.well-known/security.txt', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];

/** Reads the site from the builds of the site and of the browser's other parts. */
export function readSite(apps = join(ROOT, 'apps')): Site {
  const dist = join(apps, 'site', 'dist');
  const index = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteIndex;
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const isPage = ([, file]: [string, string]) => file.endsWith('.html');
  const file = (path: string): Buffer | undefined => {
    const [, remote, rest = ''] = /^\/remotes\/([^/]+)(\/.+)$/.exec(path) ?? [];
    const places = remote
      ? [join(apps, remote.replace('public_app', 'public'), 'dist', rest)]
      : [...(index.files.includes(path) ? [join(dist, path)] : []), join(apps, 'shell', 'dist', path)];
    const place = places.find((candidate) => existsSync(candidate));
    return place && path.includes('.') ? readFileSync(place) : undefined;
  };
  const texts = Object.fromEntries(TEXTS.map((path) => [path, read(index.pages[path] ?? path)]));
  return {
    origin: index.origin,
    unknownPath: index.unknownPath,
    pages: Object.entries(index.pages)
      .filter(isPage)
      .map(([path, name]) => ({ path, document: parsePage(read(name)) })),
    notFound: index.notFound.map(({ file: name }) => ({ path: name, document: parsePage(read(name)) })),
    verdicts: Object.values(index.verdicts.pages).map((name) => ({
      path: name,
      document: parsePage(read(name)),
    })),
    // The gateway fills in the pages of verdicts, and writes those of cards and of the directory.
    appPaths: [...index.app.paths, '/certificate/:number', '/card', '/card/:number', '/directory'],
    texts,
    file,
  };
}
