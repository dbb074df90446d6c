import { secretList } from './secret-list';

const [OLD, NEXT] = ['the-secret-of-last-year', 'the-secret-of-this-year'];

describe('secretList', () => {
  it.each([
    ['one secret', OLD, [OLD]],
    ['two while they are rotated', `${OLD},${NEXT}`, [OLD, NEXT]],
    ['two with a space', `${OLD}, ${NEXT}`, [OLD, NEXT]],
    ['one with a comma that somebody made up', 'peace, love and patience', ['peace, love and patience']],
  ])('reads %s', (_, text, expected) => {
    expect(secretList.parse(text)).toEqual(expected);
  });

  it('refuses one that can be guessed', () => {
    expect(secretList.safeParse('short').success).toBe(false);
  });
});
