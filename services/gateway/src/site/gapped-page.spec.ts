import { gunzipSync } from 'node:zlib';
import { GappedPage } from './gapped-page';

describe('GappedPage', () => {
  it.each([
    ['one gap', 'before GAP after'],
    ['several gaps', `GAP${'<p>text</p>'.repeat(5000)}GAP and GAP`],
    ['no gap', 'nothing to fill'],
  ])('is the filled text, compressed or not: %s', (_case, text) => {
    const page = new GappedPage(text, 'GAP');
    for (const filling of ['', 'x', '/Ngũgĩ', '&quot;'.repeat(16_000)]) {
      const filled = text.replaceAll('GAP', filling);
      expect(page.identity(Buffer.from(filling)).toString()).toBe(filled);
      expect(gunzipSync(page.gzip(Buffer.from(filling))).toString()).toBe(filled);
    }
  });
});
