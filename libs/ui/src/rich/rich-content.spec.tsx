import type { RichText } from '@concord/contracts';
import { render } from '@testing-library/react';
import { RichContent } from './rich-content';

const html = (text: RichText, isLine?: boolean) =>
  render(<RichContent text={text} isLine={isLine} />).container.innerHTML;

describe('RichContent', () => {
  it('makes elements of the parts, each around those that belong to it', () => {
    const text: RichText = [
      'a ',
      { tag: 'b', size: 2 },
      'b ',
      { tag: 'i', size: 1 },
      'c',
      ' d ',
      { tag: 'math', size: 1, attributes: { display: 'block' } },
      { tag: 'msup', size: 2 },
      { tag: 'mi', size: 1 },
      'x',
      { tag: 'mn', size: 1 },
      '2',
    ];
    expect(html(text)).toMatch(
      /^a <b>b <i>c<\/i><\/b> d <span style="[^"]+"><math display="block"><msup><mi>x<\/mi><mn>2<\/mn><\/msup><\/math><\/span>$/,
    );
    expect(html(text, true)).toContain(' d <math><msup>');
  });

  it('makes no element and no attribute that it does not know, whatever it gets', () => {
    const hostile = [
      { tag: 'script', size: 1 },
      'alert(1)',
      { tag: 'math', size: 1 },
      { tag: 'mi', size: 1, attributes: { onclick: 'alert(1)', href: 'javascript:alert(1)', style: 'x' } },
      '<img src=x onerror=alert(1)>',
      { tag: 'b', size: 99 },
    ] as unknown as RichText;
    expect(html(hostile)).toBe('alert(1)<math><mi>&lt;img src=x onerror=alert(1)&gt;</mi></math><b></b>');
  });
});
