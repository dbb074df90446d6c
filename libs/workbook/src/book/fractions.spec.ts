import { fractionText } from './fractions';

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

describe(fractionText, () => {
  it.each<[string, number, string]>([
    ['# ?/?', 0.5, '1/2'],
    ['# ?/?', 2.75, '2 3/4'],
    ['# ?/?', 0.95, '1'],
    ['# ?/?', 0, '0'],
    ['# ?/?', -1.5, '-1 1/2'],
    ['# ?/?;(# ?/?)', -1.5, '(1 1/2)'],
    ['# ??/??', 0.95, '19/20'],
    ['# ??/??', 1.95, '1 19/20'],
    ['?/?', 1.5, '3/2'],
    ['?/?', 2, '2/1'],
    ['0 ?/?', 0.5, '0 1/2'],
    ['#\\ ?/?', 0.25, '1/4'],
    ['# ?/8', 0.5, '4/8'],
    ['# ?/8', 0.95, '1'],
    ['# ??/100', 0.25, '25/100'],
    ['# ?/?" cup"', 0.75, '3/4 cup'],
    ['[Red]# ?/?_)', 0.2, '1/5'],
  ])('shows by %s the number %p', (code, number, text) => {
    expect(fractionText(code, number)).toBe(text);
  });

  it('finds each fraction that has one or two digits', () => {
    const wrong: string[] = [];
    for (let under = 2; under <= 99; under += 1)
      for (let over = 1; over < under; over += 1) {
        const shown = fractionText(under < 10 ? '# ?/?' : '# ??/??', over / under);
        const by = divisor(over, under);
        if (shown !== `${over / by}/${under / by}`) wrong.push(`${over}/${under}: ${shown}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(['0.00', 'dd/mm/yyyy', '0%', '@', '[>1]# ?/?', '0 "and/or"'])('leaves %s to others', (code) => {
    expect(fractionText(code, 1.5)).toBeUndefined();
  });
});
