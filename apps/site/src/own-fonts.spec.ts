import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOtherLetters, withOwnFonts } from './own-fonts';

describe('withOwnFonts', () => {
  let shell: string;
  beforeAll(async () => {
    shell = await mkdtemp(join(tmpdir(), 'fonts-'));
    await mkdir(join(shell, 'assets'));
    await writeFile(join(shell, 'assets/inter.0a1b.woff2'), 'letters');
  });
  afterAll(() => rm(shell, { recursive: true }));

  const icon = '<link rel="preload" href="/assets/icon.svg" as="image">';
  const page = (display: string, source: string, preload = '') =>
    `<head>${preload}${icon}<style>@font-face{font-display:${display};src:url(${source}) format("woff2")}</style></head>`;

  it('embeds the font files instead of their URLs, and no longer preloads them', async () => {
    const preload = '<link rel="preload" href="/assets/inter.0a1b.woff2" as="font" crossorigin />';
    const letters = Buffer.from('letters').toString('base64');
    expect(await withOwnFonts(page('optional', '/assets/inter.0a1b.woff2', preload), shell)).toBe(
      page('block', `data:font/woff2;base64,${letters}`),
    );
  });

  it('fails if a font is missing', () =>
    expect(withOwnFonts(page('optional', '/assets/none.woff2'), shell)).rejects.toThrow('ENOENT'));
});

describe('hasOtherLetters', () => {
  it.each(['Ọláṣubọ̀mí', 'Ɓala', 'Ƙasim', 'Chị', 'n\u0300'])('is true for %s', (text) =>
    expect(hasOtherLetters(`<p>${text}</p>`)).toBe(true),
  );

  it('is false for English, amounts and marks', () =>
    expect(hasOtherLetters('<p class="MuiBox-root">₦20,000 – “Peace” © 2026 · → №</p>')).toBe(false));
});
