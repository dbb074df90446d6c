import { beginningsOf, refoldedWords, searchFields, searchStages, wordCondition } from './search-words';

describe('searchFields and wordCondition', () => {
  const { words } = searchFields(['Adébáyọ̀ Ògúnlẹ́sì', 'Lagos', null, undefined, 'lagos']);
  const isFound = (typed: string) =>
    (wordCondition('words', typed)?.['$and'] as { words: RegExp }[]).every((pattern) =>
      words.some((word) => pattern.words.test(word)),
    );

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
    expect(wordCondition('words', typed)).toBeUndefined();
    expect(searchStages(typed)).toBeUndefined();
  });
});

describe('beginningsOf', () => {
  it('gives beginnings of some lengths, each once', () => {
    expect(beginningsOf(['abc', 'abd'])).toEqual(['abc', 'ab', 'a', 'abd']);
    expect(beginningsOf(['abcdefghijklm'])).toEqual(['abcdefg', 'abcd', 'abc', 'ab', 'a']);
  });

  it('never cuts a character in two', () => {
    expect(beginningsOf(['𐐨𐐩'])).toEqual(['𐐨𐐩', '𐐨']);
  });
});

describe('refoldedWords', () => {
  it('makes letters plain, parts words at apostrophes, and leaves numbers as they are', () => {
    expect(refoldedWords(['ɗan', 'dan', 'yarʼadua', '#0803'])).toEqual(['dan', 'yar', 'adua', '#0803']);
  });
});

describe('wordCondition', () => {
  it('looks inside words of names from three letters on', () => {
    expect(wordCondition('names', 'hammed bo 0803', true)).toEqual({
      $and: [{ names: /hammed/ }, { names: /^bo/ }, { names: /^(?:#\d*)?0803/ }],
    });
  });
});

describe('a number', () => {
  const { words, beginnings } = searchFields(['Ada'], ['08031234567', '123']);

  it('is stored with a mark, and by each four of its digits; a short one is not', () => {
    expect(words).toEqual(['ada', '#08031234567']);
    expect(beginnings).toEqual([
      'ada',
      'ad',
      'a',
      ...['#0803', '#8031', '#0312', '#3123', '#1234', '#2345', '#3456', '#4567'],
    ]);
  });

  it('is looked up by the last four of the typed digits and compared with all of them', () => {
    expect(searchStages('312345')).toEqual([
      { $match: { beginnings: { $in: ['3123', '#2345'] } } },
      { $match: { $and: [{ words: /^(?:#\d*)?312345/ }] } },
    ]);
    expect(searchStages('312')?.[0]).toEqual({ $match: { beginnings: '312' } });
  });
});

describe('searchStages', () => {
  it('looks up the longest word and compares all of them', () => {
    expect(searchStages('Ada Okafor-Williamson')).toEqual([
      { $match: { beginnings: 'william' } },
      { $match: { $and: [{ words: /^ada/ }, { words: /^okafor/ }, { words: /^williamson/ }] } },
    ]);
    expect(searchStages('ada ADA ada')?.[1]).toEqual({ $match: { $and: [{ words: /^ada/ }] } });
    expect(searchStages('ada@hotmail.example')).toEqual([
      { $match: { beginnings: 'ada' } },
      { $match: { $and: [{ words: /^ada/ }, { words: /^hotmail/ }, { words: /^example/ }] } },
    ]);
    expect(searchStages('@hotmail.example')?.[0]).toEqual({ $match: { beginnings: 'hotmail' } });
    expect(searchStages('Ada', 'tokens')).toEqual([{ $match: { $and: [{ tokens: /^ada/ }] } }]);
    expect(searchStages('ABCDEFGHIJKLM')?.[0]).toEqual({ $match: { beginnings: 'abcdefg' } });
  });
});
