import { beginningsOf, searchStages } from './word-search';

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
      { $match: { words: { $all: [/^ada/, /^okafor/, /^williamson/] } } },
    ]);
    expect(searchStages('ABCDEFGHIJKLM')?.[0]).toEqual({ $match: { beginnings: 'abcdefghij' } });
  });

  it.each(['', ' ', '---', '$.*'])('matches nothing for %j', (typed) => {
    expect(searchStages(typed)).toBeUndefined();
  });
});
