import { pathWords } from '@concord/institute';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { FilledPage } from './filled-page';
import { PageCompressor } from './page-compressor';
import { policyOfPage } from './page-policy';
import type { SiteText } from './site-text';

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
  /** Pages of verdicts on certificates by their shape, and the token of each text. */
  verdicts: z
    .object({ tokens: z.record(z.string(), z.string()), pages: z.record(z.string(), z.string()) })
    .default({ tokens: {}, pages: {} }),
  /** Page of the gallery with placeholders, and the HTML of a picture. */
  gallery: z
    .object({
      file: z.string(),
      pictures: z.object({ captioned: z.string(), plain: z.string() }),
      tokens: z.object({
        page: z.object({ list: z.string(), count: z.string(), json: z.string() }),
        picture: z.record(z.string(), z.string()),
      }),
    })
    .optional(),
  /** Paths of other files of the site. */
  files: z.array(z.string()),
  /** CSP sources of the styles that libraries insert as text. */
  styles: z.array(z.string()).default([]),
});
type SiteIndex = z.infer<typeof siteIndex>;

/** The page of the gallery before its pictures are filled in. */
export interface GalleryTemplate extends Omit<NonNullable<SiteIndex['gallery']>, 'file'> {
  readonly text: string;
  readonly policy: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const BROTLI_QUALITY = 9;

/** A page that is the same for all visitors. */
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

/** Compresses a page that many visitors get. */
export function compressPage(text: string, type: string, policy: string): SitePage {
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
  #pages = new Map<string, SitePage>();
  #app: { page: SitePage; matchers: RegExp[] } | undefined;
  #unknown: { page: FilledPage; contains: string }[] = [];
  #verdicts = new Map<string, FilledPage>();
  #files: ReadonlySet<string> = new Set();
  #gallery: GalleryTemplate | undefined;
  #policy = policyOfPage('', []);
  #folder = '';

  /** @param folder of the built site; if there is none, the gateway serves the API only. */
  constructor(
    folder: string,
    private readonly publicUrl: string,
  ) {
    this.load(folder);
  }

  /** Serves the pages of this folder from now on. */
  load(folder: string): void {
    const { publicUrl } = this;
    this.#folder = folder;
    const indexFile = join(folder, 'site.json');
    if (!existsSync(indexFile)) return;
    const index: SiteIndex = siteIndex.parse(JSON.parse(readFileSync(indexFile, 'utf8')));
    const read = (file: string): string =>
      readFileSync(join(folder, file), 'utf8').replaceAll(index.origin, publicUrl);
    const policyOf = (html: string): string => policyOfPage(html, index.styles);
    const compressor = new PageCompressor();
    const filled = (file: string, placeholders: Readonly<Record<string, string>>): FilledPage => {
      const text = read(file);
      return new FilledPage(text, placeholders, policyOf(text), compressor);
    };
    const page = (file: string): SitePage => {
      const text = read(file);
      return compressPage(text, TYPES[extname(file)] ?? 'text/plain', policyOf(text));
    };
    this.#pages = new Map(
      Object.entries(index.pages).map(([path, file]) => [path.toLowerCase(), page(file)]),
    );
    this.#app = { page: page(index.app.file), matchers: index.app.paths.map(toMatcher) };
    this.#policy = this.#app.page.policy;
    this.#unknown = index.notFound.map(({ file, contains }) => ({
      page: filled(file, { path: index.unknownPath }),
      contains,
    }));
    this.#verdicts = new Map(
      Object.entries(index.verdicts.pages).map(([shape, file]) => [
        shape,
        filled(file, index.verdicts.tokens),
      ]),
    );
    const gallery = index.gallery && { ...index.gallery, text: read(index.gallery.file) };
    this.#gallery = gallery && { ...gallery, policy: policyOf(gallery.text) };
    this.#files = new Set(index.files);
  }

  /** Folder of the pages and their files. */
  get folder(): string {
    return this.#folder;
  }

  /** Page of the gallery with placeholders. */
  get gallery(): GalleryTemplate | undefined {
    return this.#gallery;
  }

  /** CSP of all other answers: the policy of the page that the browser renders. */
  get policy(): string {
    return this.#policy;
  }

  /** Finds the page of a decoded path. Case is ignored, because phones capitalize the first letter. */
  find(path: string): SitePage | undefined {
    const plain = path.replace(/(?<=[^/])\/$/, '');
    const prerendered = this.#pages.get(plain.toLowerCase());
    if (prerendered) return prerendered;
    return this.#app?.matchers.some((matcher) => matcher.test(plain)) ? this.#app.page : undefined;
  }

  hasFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** Not-found page with the requested path as the visitor typed it. */
  notFound(rawPath: string): SiteText | undefined {
    const found = this.#unknown.find(({ contains }) => rawPath.toLowerCase().includes(contains));
    return found?.page.fill({ path: pathWords(rawPath) });
  }

  get hasVerdicts(): boolean {
    return this.#verdicts.size > 0;
  }

  verdict(shape: string): FilledPage | undefined {
    return this.#verdicts.get(shape);
  }
}
