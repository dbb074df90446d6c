import type { PageCompressor } from './page-compressor';
import { escapeHtml, GappedText, jsonOf } from './page-gaps';
import type { SiteText } from './site-text';

/** A built page whose gaps are filled for each request. */
export class FilledPage {
  private readonly page: GappedText;

  /** @param gaps what stands in the page for each text; for `json`, the data of the page */
  constructor(
    text: string,
    gaps: Readonly<Record<string, string>>,
    private readonly policy: string,
    private readonly compressor: PageCompressor,
  ) {
    this.page = new GappedText(text, gaps);
  }

  /** The page with texts that are escaped here; without compression while many are being compressed. */
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
