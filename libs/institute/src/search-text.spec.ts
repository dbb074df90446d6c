import { compoundsIn, foldText, joinWords, wordsMatcher, wordsOfNames, wordsOfTexts } from './search-text';

describe('foldText', () => {
  it.each([
    ['ƁAGWAI Ɗanjuma ɗan ƙofa Ƴar’adua', 'bagwai danjuma dan kofa yar’adua'],
    ['Ẹ̀gbẹ́ Ọṣọ́', 'egbe oso'],
    ['ŊGALA Ǝ', 'ngala e'],
    ['Yarʼadua', "yar'adua"],
  ])('makes %s plain', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('compoundsIn', () => {
  it.each([
    ["O'Brien", ['obrien']],
    ['Ó’Brien', ['obrien']],
    ['Oʼ Brien', ['obrien']],
    ['Musa Yarʼadua', ['yaradua']],
    ['Abdul-Hakeem Okafor‐Bello', ['abdulhakeem', 'okaforbello']],
    ['Amina Bello', []],
    ['A.B. Musa', []],
    ["' - '", []],
  ])('joins the parts of a name of %s', (name, compounds) => expect(compoundsIn(name)).toEqual(compounds));
});

describe('wordsMatcher', () => {
  const person = joinWords(
    [...wordsOfTexts(['Kano', 'NG', 'musa@gmail.example']), '#08031234567'],
    wordsOfNames(['Ó’Brien', 'Múhammed', 'Halima Ƴar’adua', null]),
  );
  const isFound = (typed: string) => wordsMatcher(typed)?.(person);

  it.each([
    'Halima',
    'HALI',
    'hammed',
    'MED',
    'ali',
    'obrien',
    "o'brien",
    'O’BRIEN',
    'brien',
    'rie',
    'yaradua',
    'adua',
    'hammed kano',
    'halima obrien muh',
    '31234',
    'gmail',
  ])('finds by %s', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['ed', 'im', 'mail', 'ano', 'hammed lagos', 'mahammed', 'obrienm', '312', 'brien muhamm x'])(
    'does not find by %s',
    (typed) => expect(isFound(typed)).toBe(false),
  );

  it('searches inside words of names only, and works without names', () => {
    const place = joinWords(['nigeria', 'abuja']);
    expect(wordsMatcher('nig')?.(place)).toBe(true);
    expect(wordsMatcher('geria')?.(place)).toBe(false);
  });

  it('finds a name whose letters first occur in another word', () => {
    expect(wordsMatcher('mai')?.(joinWords(['gmail', 'maiduguri'], ['bello']))).toBe(true);
    expect(wordsMatcher('mai')?.(joinWords(['gmail'], ['bello']))).toBe(false);
  });

  it.each(['', '  ', '---', '$.*'])('matches nothing by %j', (typed) =>
    expect(wordsMatcher(typed)).toBeUndefined(),
  );

  it('ignores words beyond the tenth', () => {
    const typed = Array.from({ length: 10 }, () => 'obrien').join(' ');
    expect(isFound(`${typed} 1 2 3`)).toBe(false);
    expect(isFound('o b br bri brie brien obr obri obrie obrien nowhere')).toBe(true);
  });
});
