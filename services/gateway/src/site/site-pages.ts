import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { GappedPage } from './gapped-page';

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
});
type SiteIndex = z.infer<typeof siteIndex>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const BROTLI_QUALITY = 9;

/** What is sent, by content encoding. */
export interface SiteText {
  readonly type: string;
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

function compressPage(text: string, type: string): SitePage {
  const identity = Buffer.from(text);
  const compressed = { br: brotli(identity), gzip: gzipSync(identity) };
  return {
    type,
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

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code ?? '');

/** The built pages of the site, in memory: compressed, and with the public origin filled in. */
export class SitePages {
  readonly #pages = new Map<string, SitePage>();
  readonly #app: { page: SitePage; matchers: RegExp[] } | undefined;
  readonly #unknown: { page: GappedPage; contains: string }[] = [];
  readonly #files: ReadonlySet<string> = new Set();
  /** CSP sources of the pages' inline scripts. */
  readonly scriptHashes: readonly string[] = [];

  /** Without a built site in the folder there are no pages; the gateway then serves the API alone. */
  constructor(folder: string, publicUrl: string) {
    const indexFile = join(folder, 'site.json');
    if (!existsSync(indexFile)) return;
    const index: SiteIndex = siteIndex.parse(JSON.parse(readFileSync(indexFile, 'utf8')));
    const texts = new Map<string, string>();
    const read = (file: string): string => {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll(index.origin, publicUrl);
      texts.set(file, text);
      return text;
    };
    const page = (file: string): SitePage => compressPage(read(file), TYPES[extname(file)] ?? 'text/plain');
    for (const [path, file] of Object.entries(index.pages)) this.#pages.set(path.toLowerCase(), page(file));
    this.#app = { page: page(index.app.file), matchers: index.app.paths.map(toMatcher) };
    this.#unknown = index.notFound.map(({ file, contains }) => ({
      page: new GappedPage(read(file), index.unknownPath),
      contains,
    }));
    this.#files = new Set(index.files);
    const scripts = [...texts]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([, text]) => inlineScripts(text));
    this.scriptHashes = [...new Set(scripts)].map(
      (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
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
      encodings: ['gzip'],
      bytes: (encoding) => (encoding ? found.page.gzip(filling) : found.page.identity(filling)),
    };
  }
}
