import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** What the build of the site says about itself, `site/dist/site.json`. */
const siteIndex = z.object({
  /** Stands in the pages wherever the site's own public address belongs. */
  origin: z.string(),
  /** Stands in the pages of an unknown address wherever that address belongs. */
  unknownPath: z.string(),
  /** File of each address that was rendered ahead. */
  pages: z.record(z.string(), z.string()),
  /** Addresses that the browser renders, `:name` standing for one segment, and the file that starts it. */
  app: z.object({ file: z.string(), paths: z.array(z.string()) }),
  /** The page of an unknown address: the first whose `contains` is part of it. */
  notFound: z.array(z.object({ file: z.string(), contains: z.string() })),
  /** Other files of the site, by their address. */
  files: z.array(z.string()),
});
type SiteIndex = z.infer<typeof siteIndex>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const PAGE_QUALITY = 9;
const ONE_OFF_QUALITY = 4;

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

function pageOf(text: string, type: string, quality = PAGE_QUALITY): SitePage {
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

const matcherOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
    'i',
  );

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code ?? '');

/** The pages of the site as the build left them, in memory, compressed, and naming the site's own address. */
export class SitePages {
  readonly #pages = new Map<string, SitePage>();
  readonly #app: { page: SitePage; matchers: RegExp[] } | undefined;
  readonly #unknown: { text: string; contains: string }[] = [];
  readonly #files: ReadonlySet<string> = new Set();
  readonly #unknownPath: string = '';
  /** CSP sources of the scripts that stand in the pages themselves. */
  readonly scriptHashes: readonly string[] = [];

  /** A folder without a built site has no pages: the gateway then serves the API alone. */
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
    const page = (file: string): SitePage => pageOf(read(file), TYPES[extname(file)] ?? 'text/plain');
    for (const [path, file] of Object.entries(index.pages)) this.#pages.set(path.toLowerCase(), page(file));
    this.#app = { page: page(index.app.file), matchers: index.app.paths.map(matcherOf) };
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

  /** The page of a decoded path; in any case, for phones write the first letter large. */
  find(path: string): SitePage | undefined {
    const plain = path.replace(/(?<=[^/])\/$/, '');
    const ahead = this.#pages.get(plain.toLowerCase());
    if (ahead) return ahead;
    return this.#app?.matchers.some((matcher) => matcher.test(plain)) ? this.#app.page : undefined;
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** The page that says that there is none, with the path as it was asked for, as text. */
  notFound(rawPath: string): SitePage | undefined {
    const page = this.#unknown.find(({ contains }) => rawPath.toLowerCase().includes(contains));
    if (!page) return undefined;
    const text = page.text.replaceAll(this.#unknownPath, () => escapeHtml(rawPath));
    return pageOf(text, 'text/html; charset=utf-8', ONE_OFF_QUALITY);
  }
}
