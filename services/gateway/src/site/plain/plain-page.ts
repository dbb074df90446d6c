import { createHash } from 'node:crypto';
import { INSTITUTE, type ServedSettings } from '@concord/institute';
import { DOVE } from '@concord/institute/member-card';
import { escapeHtml } from '../html-template';
import { PageCompressor } from '../page-compressor';
import type { SiteText } from '../site-text';
import { plainStyle } from './plain-style';

/** Content of a page; `main` is HTML whose values are escaped. */
export interface PlainContent {
  readonly title: string;
  readonly main: string;
  /** Directives for search engines. */
  readonly robots: string;
}

const BRAND = '#14663a';

/** Pages without a script, in the colours of the site. Their policy allows nothing but their own style. */
export class PlainPages {
  private readonly compressor = new PageCompressor();
  private readonly name: string;
  private readonly style: string;
  private readonly policy: string;

  constructor(settings: ServedSettings = {}) {
    this.name = settings.name ?? INSTITUTE.name;
    this.style = plainStyle(settings.colours?.primary ?? BRAND);
    this.policy = [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(this.style).digest('base64')}'`,
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
  }

  page(content: PlainContent): SiteText {
    const bytes = Buffer.from(this.html(content));
    return {
      type: 'text/html; charset=utf-8',
      policy: this.policy,
      encodings: this.compressor.hasRoom ? ['gzip'] : [],
      bytes: (encoding) => (encoding ? this.compressor.compress(bytes) : bytes),
    };
  }

  private html({ title, main, robots }: PlainContent): string {
    const name = escapeHtml(this.name);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="${robots}">
<title>${escapeHtml(title)} · ${name}</title>
<link rel="icon" href="/favicon.ico">
<style>${this.style}</style>
</head>
<body>
<header><a href="/"><svg viewBox="0 0 48 48" aria-hidden="true"><path d="${DOVE}"/></svg><span>${name}</span></a></header>
<main>${main}</main>
<footer><a href="/">Home</a> <a href="/directory">Find a member</a> <a href="/card">Check a card</a> <a href="/contact">Contact</a></footer>
</body>
</html>`;
  }
}
