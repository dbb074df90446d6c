import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { GappedPage } from './gapped-page';
import { policyOfPage } from './page-policy';

/** The index that the build of the site writes: `site/dist/site.json`. */
const siteIndex = z.object({
  /** Placeholder for the public origin in the pages. */
  origin: z.string(),
  /** Placeholder for the requested path in the not-found pages. */
  unknownPath: z.string(),
  /** File of each pre-rendered path. */
  pages: z.record(z.string(), z.string()),
  /** Paths rendered by the browser, with `:name` for one segment, and their start page. */
  app: z.object({ file: z.string(), paths: z.array(z.string()) }),
  /** Pages of unknown paths: the first whose `contains` is part of the path is used. */
  notFound: z.array(z.object({ file: z.string(), contains: z.string() })),
  /** Paths of other files of the site. */
  files: z.array(z.string()),
  /** CSP sources of the styles that libraries insert as text. */
  styles: z.array(z.string()).default([]),
});
type SiteIndex = z.infer<typeof siteIndex>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const BROTLI_QUALITY = 9;

/** What is sent, by content encoding. */
export interface SiteText {
  readonly type: string;
  /** Its content security policy, which names its inline scripts and styles. */
  readonly policy: string;
  readonly encodings: readonly ContentEncoding[];
  bytes(encoding?: ContentEncoding): Buffer;
}
export type ContentEncoding = 'br' | 'gzip';

export interface SitePage extends SiteText {
  readonly etag: string;
}

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

function compressPage(text: string, type: string, policy: string): SitePage {
  const identity = Buffer.from(text);
  const compressed = { br: brotli(identity), gzip: gzipSync(identity) };
  return {
    type,
    policy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    encodings: ['br', 'gzip'],
    bytes: (encoding) => (encoding ? compressed[encoding] : identity),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const toMatcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
    'i',
  );

/** The built pages of the site, in memory: compressed, and with the public origin filled in. */
export class SitePages {
  readonly #pages = new Map<string, SitePage>();
  readonly #app: { page: SitePage; matchers: RegExp[] } | undefined;
  readonly #unknown: { page: GappedPage; policy: string; contains: string }[] = [];
  readonly #files: ReadonlySet<string> = new Set();
  /** The policy of everything that is not one of these pages: that of the page which the browser renders. */
  readonly policy: string = policyOfPage('', []);

  /** Without a built site in the folder there are no pages; the gateway then serves the API alone. */
  constructor(folder: string, publicUrl: string) {
    const indexFile = join(folder, 'site.json');
    if (!existsSync(indexFile)) return;
    const index: SiteIndex = siteIndex.parse(JSON.parse(readFileSync(indexFile, 'utf8')));
    const read = (file: string): string =>
      readFileSync(join(folder, file), 'utf8').replaceAll(index.origin, publicUrl);
    const policyOf = (html: string): string => policyOfPage(html, index.styles);
    const page = (file: string): SitePage => {
      const text = read(file);
      return compressPage(text, TYPES[extname(file)] ?? 'text/plain', policyOf(text));
    };
    for (const [path, file] of Object.entries(index.pages)) this.#pages.set(path.toLowerCase(), page(file));
    this.#app = { page: page(index.app.file), matchers: index.app.paths.map(toMatcher) };
    this.policy = this.#app.page.policy;
    this.#unknown = index.notFound.map(({ file, contains }) => {
      const text = read(file);
      return { page: new GappedPage(text, index.unknownPath), policy: policyOf(text), contains };
    });
    this.#files = new Set(index.files);
  }

  /** The page of a decoded path. Upper case is ignored, because phones capitalize the first letter. */
  find(path: string): SitePage | undefined {
    const plain = path.replace(/(?<=[^/])\/$/, '');
    const prerendered = this.#pages.get(plain.toLowerCase());
    if (prerendered) return prerendered;
    return this.#app?.matchers.some((matcher) => matcher.test(plain)) ? this.#app.page : undefined;
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** The not-found page, with the requested path as escaped text. Brotli's parts cannot be joined, so it has none. */
  notFound(rawPath: string): SiteText | undefined {
    const found = this.#unknown.find(({ contains }) => rawPath.toLowerCase().includes(contains));
    if (!found) return undefined;
    const filling = Buffer.from(escapeHtml(rawPath));
    return {
      type: 'text/html; charset=utf-8',
      policy: found.policy,
      encodings: ['gzip'],
      bytes: (encoding) => (encoding ? found.page.gzip(filling) : found.page.identity(filling)),
    };
  }
}
