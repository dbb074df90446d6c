import { searchConditions, searchTokens } from './search-words';

const finds = (typed: string, tokens: string[]) => {
  const conditions = searchConditions(typed);
  if (!conditions) return false;
  return (
    conditions.words.every((word) => tokens.some((token) => word.test(token))) ||
    tokens.includes(conditions.whole)
  );
};

describe('search', () => {
  const tokens = searchTokens(['Adébáyọ̀ Ògúnlẹ́sì', 'Lagos', null], ['ada.bayo@mail.ng', '+234 803 000']);

  it.each(['ade', 'ADEBAYO', 'ogun lag', 'lagos', 'ada.bayo@mail.ng', '+234 803 000'])(
    'finds by %p',
    (typed) => {
      expect(finds(typed, tokens)).toBe(true);
    },
  );
  it.each(['bayo', 'ada', 'mail', '803', '.*', '$', '   ', '', 'ade kano'])(
    'does not find by %p',
    (typed) => {
      expect(finds(typed, tokens)).toBe(false);
    },
  );
  it('takes pattern signs as text', () => {
    expect(searchConditions('a.*b')?.words).toEqual([/^a/, /^b/]);
  });
});
