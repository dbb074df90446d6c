import { RICH_ATTRIBUTES, RICH_TAGS, type RichPart, type RichText } from '@concord/contracts';
import { readMarks } from './marks';

/** Parts as text, such as `b(bold)`. */
function written(parts: RichText): string {
  let at = 0;
  const next = (): string => {
    const part = parts[at] as RichPart;
    at += 1;
    if (typeof part === 'string') return part;
    return `${part.tag}(${Array.from({ length: part.size }, next).join('')})`;
  };
  let text = '';
  while (at < parts.length) text += next();
  return text;
}
const shown = (text: string) => written(readMarks(text).parts);

describe(readMarks, () => {
  it.each([
    ['a **bold** word', 'a b(bold) word'],
    ['*it* and **b *both* b**', 'i(it) and b(b i(both) b)'],
    ['***all***', 'b(i(all))'],
    ['*a **b** c*', 'i(a b(b) c)'],
    ['H~2~O, x^2^', 'Hsub(2)O, xsup(2)'],
    ['two\nlines', 'two\nlines'],
    ['2 * 3 * 4, a*b, **', '2 * 3 * 4, a*b, **'],
    ['~50 of ~60, x^2', '~50 of ~60, x^2'],
    ['\\*no\\* \\$5\\$ \\\\ \\n', '*no* $5$ \\ \\n'],
    ['$500 and $600', '$500 and $600'],
    ['$ 5$ or $5 $, a single $', '$ 5$ or $5 $, a single $'],
    ['$x$', 'math(mi(x))'],
    ['so \\(x\\) and \\( y \\)', 'so math(mi(x)) and math(mi(y))'],
    ['\\[x\\]', 'math(mi(x))'],
    ['**a \\(b*c\\) d**', 'b(a math(mrow(mi(b)mo(∗)mi(c))) d)'],
    ['\\\\(x\\) and \\(y', '\\(x\\) and \\(y'],
    ['\\(x\\)1', 'math(mi(x))1'],
    ['**so $a*b$ is**', 'b(so math(mrow(mi(a)mo(∗)mi(b))) is)'],
    ['<b>x</b> <script>alert(1)</script>', '<b>x</b> <script>alert(1)</script>'],
    ['*😀 ẹ̀* *السلام* \u202e*x*', 'i(😀 ẹ̀) i(السلام) \u202ei(x)'],
    ['$<img src=x>$', 'math(mrow(mo(<)mi(i)mi(m)mi(g)mi(s)mi(r)mi(c)mo(=)mi(x)mo(>)))'],
    ['', ''],
  ])('reads %j', (text, expected) => {
    expect(readMarks(text).problem).toBeUndefined();
    expect(shown(text)).toBe(expected);
  });

  it('shows a formula on a line of its own, with cells on their side', () => {
    for (const text of ['$$x$$', '\\[x\\]'])
      expect(readMarks(text).parts[0]).toMatchObject({ tag: 'math', attributes: { display: 'block' } });
    expect(readMarks('\\(x\\)').parts[0]).not.toMatchObject({ attributes: { display: 'block' } });
    const { parts } = readMarks('$\\begin{cases}1&x>0\\\\0\\end{cases}$');
    expect(parts).toContainEqual({ tag: 'mtd', size: 1, attributes: { align: 'left' } });
    expect(readMarks('$\\overline{AB}$').parts).toContainEqual(
      expect.objectContaining({ tag: 'mrow', attributes: { line: 'top' } }),
    );
  });

  it.each([
    ['$\\frac{1$', 'Unexpected end of input'],
    ['$\\nope$', 'the command \\nope is not known'],
    ['\\(\\text{costs $5}\\)', 'it is not complete'],
    ['$\\def\\a{\\a\\a}\\a$', '\\def is not available'],
    ['$\\newcommand{\\a}{b}$', '\\newcommand is not available'],
    ['$\\href{javascript:alert(1)}{x}$', '\\href is not available'],
    ['$\\class{x}{y}$', '\\class is not available'],
    ['$\\cancel{x}$', '\\cancel is not available'],
    [`$${'x'.repeat(401)}$`, 'longer than 400'],
    ['$x$ '.repeat(21), 'at most 20'],
  ])('says why %j cannot be shown, and leaves it as it is written', (text, why) => {
    const { problem, parts } = readMarks(text);
    expect(problem).toContain(why);
    expect(parts.filter((part) => typeof part === 'string').join('')).toContain('$');
  });

  it('makes known elements only, whatever is written', () => {
    const hostile = [
      '$\\rule{1000em}{1000em}$',
      '$\\hspace{9999em}x$',
      `$${'{'.repeat(180)}x${'}'.repeat(180)}$`,
      `$${'\\frac{'.repeat(30)}1${'}{2}'.repeat(30)}$`,
      `${'*a '.repeat(600)}${'**'.repeat(100)}`,
      '~'.repeat(2000),
      '$'.repeat(2000),
      '\\'.repeat(2000),
      '$\\text{<svg onload=alert(1)>}$ $\\unicode{x202e}$ $\u202ex$',
      '$\\ce{H2O}$ $\\sqrt[3]{x}$ $\\sum_{i=1}^{n}\\int$ $\\vec a$ $\\mathbb{R}$ $\\begin{pmatrix}a&b\\end{pmatrix}$',
    ];
    for (const text of hostile)
      for (const part of readMarks(text).parts) {
        if (typeof part === 'string') continue;
        expect(RICH_TAGS).toContain(part.tag);
        for (const [name, value] of Object.entries(part.attributes ?? {})) {
          expect(RICH_ATTRIBUTES).toContain(name);
          expect(Math.abs(parseFloat(value) || 0)).toBeLessThanOrEqual(100);
        }
      }
  });
});
