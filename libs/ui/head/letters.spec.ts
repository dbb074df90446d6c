import { HARD_NAMES, LETTERS } from '@concord/testing/letters';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Run {
  readonly path: string;
  readonly weight: number;
  readonly text: string;
  readonly glyphs: readonly Glyph[];
}

/** In a separate process, because the font tools do not accept jsdom's byte arrays. */
function shape(texts: readonly string[]): Run[] {
  const script = join(__dirname, 'testing/shape.mjs');
  const input = JSON.stringify(texts);
  return JSON.parse(execFileSync(process.execPath, [script], { input, encoding: 'utf8' })) as Run[];
}

/** True if a mark stands above or below its letter, with its middle within the letter's width. */
function isAttached(mark: Glyph, letter: Glyph): boolean {
  const middle = (mark.left + mark.right) / 2;
  const isWithin = middle > letter.left && middle < letter.right;
  return mark.advance === 0 && isWithin && (mark.bottom >= letter.top || mark.top <= letter.bottom);
}

describe('letters of Yoruba, Igbo and Hausa', () => {
  const runs = shape([...LETTERS, ...HARD_NAMES, 'ı']);
  const named = ({ path, weight, text }: Run) => `${text} in ${path} ${weight}`;

  it('are in both font files, in every weight', () => {
    expect(new Set(runs.map(({ path }) => path)).size).toBe(2);
    expect(runs.filter(({ glyphs }) => glyphs.some(({ id }) => id === 0)).map(named)).toEqual([]);
  });

  it('have their marks above and below them', () => {
    const loose = runs
      .filter(({ text }) => LETTERS.includes(text))
      .filter(
        ({ glyphs: [letter, ...marks] }) => !letter || !marks.every((mark) => isAttached(mark, letter)),
      );
    expect(loose.map(named)).toEqual([]);
  });

  it('have no dot of an i below its tone mark', () => {
    const topOf = ({ path, weight }: Run) =>
      runs.find((run) => run.path === path && run.weight === weight && run.text === 'ı')?.glyphs[0]?.top ?? 0;
    const toned = runs.filter(({ text, glyphs }) => /^[iị]./u.test(text) && glyphs.length > 1);
    expect(toned.length).toBeGreaterThan(0);
    expect(toned.filter((run) => (run.glyphs[0]?.top ?? 0) > topOf(run) + 20).map(named)).toEqual([]);
  });
});
