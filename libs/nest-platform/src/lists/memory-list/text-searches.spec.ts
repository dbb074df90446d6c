import { joinWords } from '@concord/institute';
import { TextSearches } from './text-searches';

describe(TextSearches.name, () => {
  const searches = new TextSearches();
  const found = (typed: string, rows = 6) => {
    const test = searches.test(typed);
    return Array.from({ length: rows }, (_, row) => row).filter(test);
  };
  const set = (row: number, ...words: string[]) => searches.set(row, joinWords(words));

  beforeAll(() => ['bello', 'ada', 'adaeze'].forEach((name, row) => set(row, name, 'kano')));

  it('finds rows in which each typed word begins a word', () => {
    expect(found('ada')).toEqual([1, 2]);
    expect(found('kan adae')).toEqual([2]);
    expect(found('eze')).toEqual([]);
  });

  it('finds nothing by what has no letter or digit', () => {
    expect(found('!')).toEqual([]);
  });

  it('knows of changed and added rows in a search that was made before', () => {
    expect(found('ada')).toEqual([1, 2]);
    set(1, 'bayo');
    set(3, 'adamu');
    set(4, 'musa');
    set(5, 'ada');
    expect(found('ada')).toEqual([2, 3, 5]);
    expect(found('musa')).toEqual([4]);
  });

  it('tells what is known of a row', () => {
    expect(searches.has(4, joinWords(['musa']))).toBe(true);
    expect(searches.has(4, joinWords(['musa', 'bello']))).toBe(false);
    expect(searches.has(9, joinWords(['musa']))).toBe(false);
  });

  it('answers alike after more searches than it keeps', () => {
    for (let n = 0; n < 50; n += 1) found(`word${n}`);
    expect(found('ada')).toEqual([2, 3, 5]);
  });
});
