import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

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
/** Brotli qualities: pages are compressed once at start, not-found pages for each request. */
const PAGE_QUALITY = 9;
const NOT_FOUND_QUALITY = 4;

export interface SitePage {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>;
}

const brotli = (text: Buffer, quality: number): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

function compressPage(text: string, type: string, quality = PAGE_QUALITY): SitePage {
  const identity = Buffer.from(text);
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: { identity, br: brotli(identity, quality), gzip: gzipSync(identity) },
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
  readonly #unknown: { text: string; contains: string }[] = [];
  readonly #files: ReadonlySet<string> = new Set();
  readonly #unknownPath: string = '';
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
    this.#unknown = index.notFound.map(({ file, contains }) => ({ text: read(file), contains }));
    this.#unknownPath = index.unknownPath;
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

  /** The not-found page, with the requested path as escaped text. */
  notFound(rawPath: string): SitePage | undefined {
    const page = this.#unknown.find(({ contains }) => rawPath.toLowerCase().includes(contains));
    if (!page) return undefined;
    const text = page.text.replaceAll(this.#unknownPath, () => escapeHtml(rawPath));
    return compressPage(text, 'text/html; charset=utf-8', NOT_FOUND_QUALITY);
  }
}
