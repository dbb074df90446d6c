import { execFileSync } from 'node:child_process';
import { colourSheet } from './colour-sheet.cjs';
import { fontLicence } from './fonts.cjs';
import { loadTheme } from './load-theme.cjs';

const MAX_PRELOADED_BYTES = 45_000;

interface Fonts {
  readonly css: string;
  readonly preload: readonly string[];
  readonly script: string;
  readonly files: readonly { readonly path: string; readonly length: number; readonly signature: string }[];
}

/** In a separate process, because the font tools do not accept jsdom's byte arrays. */
function subsetFonts(): Fonts {
  const script = `require('./fonts.cjs').subsetFonts().then(({ files, ...rest }) => console.log(JSON.stringify({ ...rest,
    files: files.map(({ path, bytes }) => ({ path, length: bytes.length, signature: bytes.toString('latin1', 0, 4) })) })))`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
  ) as Fonts;
}

describe('subsetFonts', () => {
  const { css, preload, script, files } = subsetFonts();
  const first = files.filter(({ path }) => preload.includes(`/${path}`));
  const sum = (some: typeof files) => some.reduce((total, { length }) => total + length, 0);

  it('preloads two fonts of 45 kB together, and has no other', () => {
    expect(first.map(({ path }) => path.replace(/\.[0-9a-f]{10}\./, '.'))).toEqual([
      'assets/inter.woff2',
      'assets/noto-serif.woff2',
    ]);
    expect(sum(first)).toBeLessThanOrEqual(MAX_PRELOADED_BYTES);
    expect(files).toHaveLength(first.length);
    expect(files.every(({ signature }) => signature === 'wOF2')).toBe(true);
  });

  it('has every file in its style sheet, and fallbacks of the same widths', () => {
    for (const { path } of files) expect(css).toContain(`src:url(/${path}) format("woff2")`);
    expect(css).toContain('size-adjust:106.80%');
    expect(css).not.toContain('font-display:swap');
  });

  it('has every file in the script that uses late ones, as the style sheet has it', () => {
    for (const path of preload) expect(script).toContain(`"path":"${path}"`);
    expect(script).toContain('"descriptors":{"weight":"600","sizeAdjust":"97.00%"}');
  });

  it('has the licences', () => {
    expect(fontLicence().match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  });
});

describe('colourSheet', () => {
  const sheet = colourSheet(loadTheme());
  const ruleOf = (start: string) => {
    const at = sheet.indexOf(start);
    return at < 0 ? '' : sheet.slice(at, sheet.indexOf('}', at));
  };

  it('is light by default, and in print', () => {
    expect(ruleOf(':root{')).toContain('--mui-palette-background-default:#fbfcfb');
    expect(ruleOf(':root{')).toContain('color-scheme:light');
    expect(sheet.match(/@media (?!screen)/)).toBeNull();
  });

  it('is dark by choice, and with a dark system unless light was chosen', () => {
    for (const start of [
      '@media screen{:root[data-scheme=dark]{',
      '@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){',
    ]) {
      expect(ruleOf(start)).toContain('color-scheme:dark');
      expect(ruleOf(start)).toContain('--mui-palette-background-default:#0f1a14');
    }
  });

  it('has the same variables in both', () => {
    const namesIn = (rule: string) => rule.match(/--[\w-]+(?=:)/g);
    expect(namesIn(ruleOf('@media screen{'))).toEqual(namesIn(ruleOf(':root{')));
  });
});
