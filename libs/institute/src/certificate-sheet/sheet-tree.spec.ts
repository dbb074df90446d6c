import { CERTIFICATE_DESIGNS } from '@concord/contracts';
import { FIRST_TEMPLATES } from '../certificate-templates';
import { PLACES, SHEET_SIZE } from './places';
import { sheetHtml } from './sheet-html';
import { sheetStyle } from './sheet-style';
import { type SheetContent, sheetFrame, sheetTree } from './sheet-tree';

const HOSTILE = `"><script>alert('1')</script>&`;
const words = { name: 'Ngozi Okafor', course: 'Peace Education', date: '20 November 2026', number: 'CERT-1' };
const content = (change: Partial<SheetContent> = {}): SheetContent => ({
  print: { design: 'course', ...FIRST_TEMPLATES.course },
  words,
  signatures: [],
  ground: '<svg id="ground"></svg>',
  qr: '<svg id="qr"></svg>',
  isSpecimen: false,
  ...change,
});
const htmlOf = (change?: Partial<SheetContent>) => sheetHtml(sheetTree(content(change)));
const occurrences = (html: string, words: string) => html.split(words).length - 1;

describe('sheetTree', () => {
  it.each(CERTIFICATE_DESIGNS)('contains all words of the design %s once, and its drawings', (design) => {
    const html = htmlOf({ print: { design, ...FIRST_TEMPLATES[design] } });
    for (const text of [FIRST_TEMPLATES[design].title, ...Object.values(words), 'Registrar', 'President'])
      expect(occurrences(html, `>${text}<`)).toBe(1);
    for (const drawing of ['<svg id="ground">', '<svg id="qr">']) expect(html).toContain(drawing);
    expect(html).not.toContain('Specimen');
  });

  it('contains the given signatures, and marks a specimen', () => {
    const html = htmlOf({ signatures: ['', 'data:image/png;base64,AA=='], isSpecimen: true });
    expect(occurrences(html, '<img')).toBe(1);
    expect(html).toContain('<img src="data:image/png;base64,AA==" alt="Signature">');
    expect(html).toContain('Specimen');
  });
});

describe('sheetFrame', () => {
  it('shrinks the text of a full sheet', () => {
    const frameOf = (body: string) => sheetFrame({ ...content(), print: { ...content().print, body } }).style;
    expect(frameOf('{name}\n{course}')['--scale']).toBe('1.000');
    const full = ['{name}', '{course}', ...Array.from({ length: 6 }, () => 'Words '.repeat(20))].join('\n');
    expect(Number(frameOf(full)['--scale'])).toBeLessThan(1);
  });
});

describe('sheetHtml', () => {
  it('escapes every text and attribute', () => {
    const print = {
      ...content().print,
      title: HOSTILE,
      body: `${HOSTILE}\n{name}\n{course}\n{number} ${HOSTILE}`,
      signatories: [{ name: HOSTILE, role: HOSTILE }],
    };
    const hostile = { name: HOSTILE, course: HOSTILE, date: HOSTILE, number: HOSTILE };
    const html = htmlOf({ print, words: hostile, signatures: [HOSTILE] });
    expect(html).not.toMatch(/<script|alert\('|"">/);
    expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
  });
});

describe('sheetStyle', () => {
  const fonts = { text: 'Inter', headings: 'Serif' };

  it('has the same lengths in millimetres and in a unit of the screen', () => {
    const paper = sheetStyle(fonts);
    const screen = sheetStyle({ ...fonts, millimetre: 'var(--mm)' });
    expect(paper).toContain('width: 297mm; height: 209.8mm');
    expect(screen).toContain('width: calc(297 * var(--mm)); height: calc(209.8 * var(--mm))');
    expect(screen).not.toMatch(/\d(mm|pt)\b/);
    const lengths = (css: string) => css.match(/\d(mm|pt)\b|\* var\(--mm\)/g)?.length;
    expect(lengths(screen)).toBe(lengths(paper));
    expect(screen).toContain(`calc(${Math.round((12 * 25.4 * 1e4) / 72) / 1e4} * var(--mm))`);
  });

  it.each(CERTIFICATE_DESIGNS)('puts code and number of %s where its drawing shows them', (design) => {
    for (const { left, top, width, height } of Object.values(PLACES[design])) {
      expect(sheetStyle(fonts)).toContain(`left:${left}mm;top:${top}mm;width:${width}mm;`);
      // The site's texts about certificates say "in the lower part".
      expect(top).toBeGreaterThan(SHEET_SIZE.height / 2);
      expect([left + width < SHEET_SIZE.width, top + height < SHEET_SIZE.height]).toEqual([true, true]);
    }
  });
});
