import { gunzipSync } from 'node:zlib';
import { GappedPage } from './gapped-page';

describe('GappedPage', () => {
  it.each([
    ['one gap', 'before GAP after'],
    ['several gaps', `GAP${'<p>text</p>'.repeat(5000)}GAP and GAP`],
    ['no gap', 'nothing to fill'],
  ])('is the filled text, compressed or not: %s', (_case, text) => {
    const page = new GappedPage(text, { gap: 'GAP' });
    for (const filling of ['', 'x', '/Ngũgĩ', '&quot;'.repeat(16_000)]) {
      const filled = text.replaceAll('GAP', filling);
      expect(page.identity({ gap: Buffer.from(filling) }).toString()).toBe(filled);
      expect(gunzipSync(page.gzip({ gap: Buffer.from(filling) })).toString()).toBe(filled);
    }
  });

  it('fills each gap with its own text, and one without a text with nothing', () => {
    const page = new GappedPage('<A>__b__</A>__a.c____b__<C>__none__', {
      a: '__a.c__',
      b: '__b__',
      none: '__none__',
    });
    const fillings = { a: Buffer.from('first'), b: Buffer.from('__a.c__') };
    expect(page.identity(fillings).toString()).toBe('<A>__a.c__</A>first__a.c__<C>');
    expect(gunzipSync(page.gzip(fillings)).toString()).toBe('<A>__a.c__</A>first__a.c__<C>');
  });
});
