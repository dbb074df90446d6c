import { createHash } from 'node:crypto';
import { sitePolicy } from '../core/security-headers';

/** CSP sources of the inline parts that a pattern finds. */
const hashes = (html: string, pattern: RegExp): string[] =>
  [...new Set([...html.matchAll(pattern)].map(([, code]) => code ?? ''))].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** The content security policy of a page; `inserted` are the sources of styles that libraries insert. */
export const policyOfPage = (html: string, inserted: readonly string[]): string =>
  sitePolicy({
    scripts: hashes(html, /<script>([^]*?)<\/script>/g),
    fonts: html.includes('url(data:font/') ? ['data:'] : [],
    styles: [...hashes(html, /<style(?: [^>]*)?>([^]*?)<\/style>/g), ...inserted],
  });
