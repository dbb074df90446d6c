import { insertMark } from './insert-mark';

describe('insertMark', () => {
  it('puts the mark around the selection, and keeps it', () => {
    expect(insertMark('a bold word', 2, 6, '**')).toEqual({ text: 'a **bold** word', from: 4, to: 8 });
  });

  it('inserts a sample if nothing is selected', () => {
    expect(insertMark('x', 1, 1, '^')).toEqual({ text: 'x^2^', from: 2, to: 3 });
    expect(insertMark('', 0, 0, '$').text).toBe('$\\frac{1}{2}$');
  });
});
