import type { PageCompressor } from './page-compressor';
import { escapeHtml, HtmlTemplate, jsonOf } from './html-template';
import type { SiteText } from './site-text';

/** A built page whose placeholders are filled for each request. */
export class FilledPage {
  private readonly page: HtmlTemplate;

  /**
   * @param placeholders the placeholder of each text in the page; `json` is that of the page's data
   */
  constructor(
    text: string,
    placeholders: Readonly<Record<string, string>>,
    private readonly policy: string,
    private readonly compressor: PageCompressor,
  ) {
    this.page = new HtmlTemplate(text, placeholders);
  }

  /**
   * Fills in these texts, which are escaped here. Without compression while many pages are being
   * compressed.
   */
  fill(texts: Readonly<Record<string, string>>, data?: unknown): SiteText {
    const escaped = Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)]);
    const page = Buffer.from(
      this.page.fill({ ...Object.fromEntries(escaped), ...(data !== undefined && { json: jsonOf(data) }) }),
    );
    return {
      type: 'text/html; charset=utf-8',
      policy: this.policy,
      encodings: this.compressor.hasRoom ? ['gzip'] : [],
      bytes: (encoding) => (encoding ? this.compressor.compress(page) : page),
    };
  }
}
