import { beginningsOf, searchFields, searchStages, wordPatterns } from './search-words';

describe('searchFields and wordPatterns', () => {
  const { words } = searchFields(['Adébáyọ̀ Ògúnlẹ́sì', 'Lagos', null, undefined, 'lagos']);
  const isFound = (typed: string) =>
    wordPatterns(typed)?.every((pattern) => words.some((word) => pattern.test(word)));

  it('stores each word once, without case and accents', () => {
    expect(words).toEqual(['adebayo', 'ogunlesi', 'lagos']);
  });

  it.each(['ade', 'ADEBAYO', 'ogun lag', 'lagos', 'Ọ̀gún'])('finds by %p', (typed) =>
    expect(isFound(typed)).toBe(true),
  );
  it.each(['bayo', 'ada', 'ade kano', 'adebayos'])('does not find by %p', (typed) =>
    expect(isFound(typed)).toBe(false),
  );
  it.each(['', '   ', '---', '$.*'])('matches nothing by %j', (typed) => {
    expect(wordPatterns(typed)).toBeUndefined();
    expect(searchStages(typed)).toBeUndefined();
  });
});

describe('beginningsOf', () => {
  it('gives every beginning once, of long words the first ten', () => {
    expect(beginningsOf(['abc', 'abd'])).toEqual(['a', 'ab', 'abc', 'abd']);
    expect(beginningsOf(['abcdefghijklm'])).toHaveLength(10);
  });

  it('never cuts a character in two', () => {
    expect(beginningsOf(['𐐨𐐩'])).toEqual(['𐐨', '𐐨𐐩']);
  });
});

describe('searchStages', () => {
  it('looks up the longest word and compares all of them', () => {
    expect(searchStages('Ada Okafor-Williamson')).toEqual([
      { $match: { beginnings: 'williamson' } },
      { $match: { $and: [{ words: /^ada/ }, { words: /^okafor/ }, { words: /^williamson/ }] } },
    ]);
    expect(searchStages('ada ADA ada')?.[1]).toEqual({ $match: { $and: [{ words: /^ada/ }] } });
    expect(searchStages('ABCDEFGHIJKLM')?.[0]).toEqual({ $match: { beginnings: 'abcdefghij' } });
  });
});
