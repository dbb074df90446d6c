import { CODE_MARK, hasFormula, withFormulas } from './formulas';

describe(withFormulas, () => {
  it.each([
    ['\\(x^2\\) and \\[ y \\]', '$x^2$ and $$y$$'],
    ['$$x$$ [tex]y[/tex]', '$$x$$ $y$'],
    ['\\(x\\)2', '\\(x\\)2'],
    ['\\(5\\,\\$\\)', '\\(5\\,\\$\\)'],
    ['\\( \\)', '\\\\( \\)'],
    ['a * b * c, ~x~, y^2^, 5^2', 'a \\* b \\* c, \\~x\\~, y\\^2\\^, 5\\^2'],
    ['2 * 3, ~5, x^2', '2 * 3, ~5, x^2'],
    ['$5 and \\(x\\)', '\\$5 and $x$'],
    ['\\(a', '\\\\(a'],
    [`\\${CODE_MARK}(a\\)`, '\\\\(a\\)'],
    ['a\\\\(b\\)', 'a\\\\\\\\(b\\)'],
  ])('writes %j as %j', (text, expected) => expect(withFormulas(text, true)).toBe(expected));

  it('keeps plain text as it is', () => expect(withFormulas('\\(x\\) $5', false)).toBe('\\\\(x\\) \\$5'));
});

describe(hasFormula, () => {
  it.each([
    ['\\(x\\)', true],
    ['$x$', false],
    ['\\(x', false],
    ['a\\\\(b\\)', false],
  ])('%j: %j', (text, expected) => expect(hasFormula(text)).toBe(expected));
});
