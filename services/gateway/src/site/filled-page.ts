import { GappedPage } from './gapped-page';
import type { SiteText } from './site-text';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** A text as HTML shows it, also in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON for a `<script>` element, which no text in it can end. */
export const jsonOf = (data: unknown): Buffer => Buffer.from(JSON.stringify(data).replaceAll('<', '\\u003c'));

/** A built page whose gaps are filled for each request. */
export class FilledPage {
  private readonly page: GappedPage;

  /** @param gaps what stands in the page for each text; for `json`, the data of the page */
  constructor(
    text: string,
    gaps: Readonly<Record<string, string>>,
    private readonly policy: string,
  ) {
    this.page = new GappedPage(text, gaps);
  }

  /** The page with texts that are escaped here. Brotli's parts cannot be joined, so it has none. */
  fill(texts: Readonly<Record<string, string>>, data?: unknown): SiteText {
    const fillings = {
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, Buffer.from(escapeHtml(text))]),
      ),
      ...(data !== undefined && { json: jsonOf(data) }),
    };
    return {
      type: 'text/html; charset=utf-8',
      policy: this.policy,
      encodings: ['gzip'],
      bytes: (encoding) => (encoding ? this.page.gzip(fillings) : this.page.identity(fillings)),
    };
  }
}
