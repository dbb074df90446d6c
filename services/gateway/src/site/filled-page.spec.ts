import { gunzipSync } from 'node:zlib';
import { FilledPage } from './filled-page';
import { PageCompressor } from './page-compressor';

const POLICY = "default-src 'self'";
const pageOf = (text: string, placeholders: Record<string, string>) =>
  new FilledPage(text, placeholders, POLICY, new PageCompressor());

describe('FilledPage', () => {
  it.each([
    ['one placeholder', 'before GAP after'],
    ['several placeholders', `GAP${'<p>text</p>'.repeat(5000)}GAP and GAP`],
    ['no placeholder', 'nothing to fill'],
  ])('is the filled text, compressed or not: %s', async (_case, text) => {
    for (const filling of ['', 'x', '/Ngũgĩ', 'q'.repeat(90_000), '$& $1']) {
      const page = pageOf(text, { placeholder: 'GAP' }).fill({ placeholder: filling });
      const filled = text.replaceAll('GAP', () => filling.replace('&', '&amp;'));
      expect((await page.bytes()).toString()).toBe(filled);
      expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(filled);
    }
  });

  it('fills each placeholder with its own text, and one without a text with nothing', async () => {
    const tokens = { a: '__a.c__', b: '__b__', none: '__none__' };
    const page = pageOf('<A>__b__</A>__a.c____b__<C>__none__', tokens).fill({ a: 'first', b: '__a.c__' });
    expect((await page.bytes()).toString()).toBe('<A>__a.c__</A>first__a.c__<C>');
  });

  it('escapes texts, and data cannot end its script', async () => {
    const page = pageOf('<a title="T">T</a><script type="application/json">J</script>', {
      t: 'T',
      json: 'J',
    });
    const bytes = await page.fill({ t: `<b>"'&` }, { t: '</script>' }).bytes();
    expect(bytes.toString()).toBe(
      '<a title="&lt;b&gt;&quot;&#x27;&amp;">&lt;b&gt;&quot;&#x27;&amp;</a><script type="application/json">{"t":"\\u003c/script>"}</script>',
    );
  });

  it('is sent as it is while two others are being compressed, whatever their pages', async () => {
    const compressor = new PageCompressor();
    const [one, other] = ['one G', 'other G'].map(
      (text) => new FilledPage(text, { g: 'G' }, POLICY, compressor),
    );
    const running = [one, other].map((page) => page?.fill({ g: 'x' }).bytes('gzip'));
    expect(one?.fill({ g: 'y' }).encodings).toEqual([]);
    await Promise.all(running);
    expect(one?.fill({ g: 'y' }).encodings).toEqual(['gzip']);
  });
});
