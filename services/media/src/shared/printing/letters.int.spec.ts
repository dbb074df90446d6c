import { HARD_NAMES, LONG_NAME, MARKED_NAME, OTHER_NAMES } from '@concord/testing/letters';
import { CERTIFICATE } from '../../testing/records';
import { hasWords, makePrinter, readPdf } from '../../testing/printing';
import { DocumentRenderer } from './document-renderer';
import type { PdfPrinter } from './pdf-printer';

let printer: PdfPrinter;
beforeAll(() => {
  printer = makePrinter();
});
afterAll(() => printer.close());

const renderer = new DocumentRenderer(() => Promise.resolve(undefined), 'https://concord.example');

async function certificateOf(studentName: string) {
  const certificate = { ...CERTIFICATE, studentName };
  const { html } = await renderer.render({ kind: 'certificate', owner: '', certificate });
  return readPdf(await printer.print(html));
}

describe('a name on the certificate', () => {
  it.each([
    ...HARD_NAMES,
    HARD_NAMES.join(' ').normalize('NFD').slice(0, 40),
    LONG_NAME,
    MARKED_NAME,
    'WẀẂ'.repeat(14),
  ])('%s is in the fonts of the pages, on one sheet', async (name) => {
    const printed = await certificateOf(name);
    const { fonts, pages } = printed;
    expect(fonts).toEqual(['Inter-Bold', 'Inter-Regular', 'NotoSerif-SemiBold']);
    expect(pages).toHaveLength(1);
    expect(hasWords(printed, name)).toBe(true);
    const [{ size, pieces }] = pages as [(typeof pages)[number]];
    expect(pieces.filter(({ left, right }) => left < 30 || right > size[0] - 30)).toEqual([]);
  });

  it('keeps to one line, smaller when it is long', async () => {
    const heightsOf = async (name: string) => {
      const { pages } = await certificateOf(name);
      const pieces = pages[0]?.pieces ?? [];
      const [before, after] = [/certify that/, /has met/].map((words) =>
        pieces.find(({ text }) => words.test(text)),
      );
      const between = pieces.filter(({ low }) => low < (before?.low ?? 0) && low > (after?.low ?? 0));
      return new Set(between.map(({ low, high }) => Math.round(high - low)));
    };
    const [usual, long] = [await heightsOf(HARD_NAMES[0]), await heightsOf(LONG_NAME)];
    expect([usual.size, long.size]).toEqual([1, 1]);
    expect(Math.max(...long)).toBeLessThan(Math.max(...usual) * 0.7);
  });

  it.each([...OTHER_NAMES, `Amina ${OTHER_NAMES[0]} ${OTHER_NAMES[2]}`, OTHER_NAMES[3].repeat(9)])(
    '%s has letters of other scripts, on one sheet',
    async (name) => {
      const printed = await certificateOf(name);
      const { fonts, pages } = printed;
      expect(fonts.some((font) => /NotoSans/.test(font))).toBe(true);
      expect(pages).toHaveLength(1);
      // A tone mark of Thai has no code of its own in the file.
      expect(hasWords(printed, name) || name === OTHER_NAMES[1]).toBe(true);
      const [{ size, pieces }] = pages as [(typeof pages)[number]];
      expect(pieces.filter(({ left, right }) => left < 30 || right > size[0] - 30)).toEqual([]);
    },
  );
});
