import { OTHER_NAMES } from '@concord/testing/letters';
import { unprintedLetters } from '@concord/institute/printed-letters';
import fontkit from 'fontkit';
import { fontFiles, fontOf, otherFontStyles } from './fonts';
import { otherFontFiles, otherFontOf } from './other-fonts';
import { withOtherFonts, withOtherLetters } from './other-letters';

const PAGE = '<html><head></head><body><p>Amina Bello</p></body></html>';

describe('fonts of other letters', () => {
  it('have the letters that the institute counts as printed, with the usual ones', () => {
    const codes = new Set(
      [...fontFiles, ...otherFontFiles()].flatMap((file) => [...fontkit.openSync(file).characterSet]),
    );
    expect(unprintedLetters([...codes].map((code) => String.fromCodePoint(code)).join(''))).toEqual([]);
    const wrong = Array.from({ length: 0x20000 }, (_, code) => code).filter((code) => {
      const letter = String.fromCodePoint(code);
      const isShown = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) && letter.normalize('NFC') === letter;
      return isShown && !codes.has(code) && unprintedLetters(letter).length === 0;
    });
    expect(wrong.filter((code) => !/\p{Variation_Selector}/u.test(String.fromCodePoint(code)))).toEqual([]);
  });

  it.each([...OTHER_NAMES])('draw %s', async (name) => {
    for (const letter of name.replace(/\s/g, '')) expect(otherFontOf(letter)).toMatch(/\.woff$/);
    const styles = otherFontStyles(name);
    for (const [, url] of styles.matchAll(/url\('([^']+)'\)/g))
      expect((await fontOf(url ?? ''))?.subarray(0, 4).toString()).toBe('wOFF');
  });

  it('are left out of a page that needs none', () => {
    expect(withOtherLetters(PAGE)).toBe(PAGE);
    expect(withOtherFonts(PAGE.replace('Amina', 'Ọlọ́runfẹ́mi · “Ada” – محمد'))).not.toContain('Form Other');
  });

  it('come with a page that needs them, and a note where no font has a letter', () => {
    const page = withOtherLetters(PAGE.replace('Amina', 'ተስፋዬ'));
    expect(page).toContain("font-family:'Form Other'");
    expect(page).not.toContain('A box stands');
    expect(withOtherLetters(PAGE.replace('Amina', 'דוד'))).toContain(
      'A box stands for a letter that cannot be printed.',
    );
  });

  it.each(['https://fonts.invalid/../index.json', 'https://fonts.invalid/index.json', 'https://x/0.ttf'])(
    'do not answer %s',
    (url) => {
      expect(fontOf(url)).toBeUndefined();
    },
  );
});
