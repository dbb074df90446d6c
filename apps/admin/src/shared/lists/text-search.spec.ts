import { textMatcher } from './text-search';

describe('textMatcher', () => {
  const course = { texts: ['Conflict management'], names: ['Muhammed O’Brien'] };

  it.each(['', ' ', 'conf', 'management muh', 'hammed', 'obrien'])('finds by "%s"', (search) =>
    expect(textMatcher(search)(course)).toBe(true),
  );
  it.each(['agement', 'ed', 'conf kano', '!'])('does not find by "%s"', (search) =>
    expect(textMatcher(search)(course)).toBe(false),
  );
});
