import { newObjectId } from '@concord/nest-platform';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { correctionsOf, gradeBy, withKeys } from './regrade';

const IDS = [newObjectId(), newObjectId(), newObjectId(), newObjectId()] as const;

/** A question from its options, the right one with a star: `war *peace`. */
function question(place: number, words: string, change: Partial<VersionQuestion> = {}): VersionQuestion {
  const options = words.split(' ');
  return {
    _id: IDS[place] ?? newObjectId(),
    question: `Question ${place}`,
    options: options.map((word) => word.replace('*', '')),
    answer: options.findIndex((word) => word.startsWith('*')),
    ...change,
  };
}

/** Text of the corrected option; of an unmatched right option, the text in capitals. */
function corrected(sat: VersionQuestion, present: VersionQuestion): string {
  const { keys, unmatched } = correctionsOf([sat], [present]);
  const [at] = keys.values();
  return at === undefined ? (unmatched[0]?.answer.toUpperCase() ?? '') : (sat.options[at] ?? '?');
}

describe('correctionsOf', () => {
  // Options at the sitting, current options, and the expected correction, in capitals if unmatched.
  it.each([
    ['the same key', 'a *b c', 'a *b c', ''],
    ['another key', 'a *b c', '*a b c', 'a'],
    ['the same key among options in another order', 'a *b c', 'c *b a', ''],
    ['another key among options in another order', 'a *b c', 'b *c a', 'c'],
    ['another key beside an added option', 'a *b c', 'new a b *c', 'c'],
    ['a key that stays where a wrong option went', 'a *b c', 'a *b', ''],
    ['another key where the right option went', 'a *b c', '*a c', 'a'],
    ['the right option in other words', 'a *b c', 'a *bb c', ''],
    ['the right option in other words, and other wrong ones', 'a *b c', 'x *bb y', ''],
    ['a right option that was added later', 'a *b c', 'a b c *new', 'NEW'],
    ['a wrong option reworded and made the right one', 'a *b c', '*aa b c', 'AA'],
    ['texts that differ by case alone', 'a *b c', 'a b *C', 'C'],
    ['true and false only', '*True False', 'True *False', 'False'],
  ])('of %s', (_, sat, present, expected) => {
    expect(corrected(question(0, sat), question(0, present))).toBe(expected);
  });

  it('leaves questions that were removed, and does not look at added ones', () => {
    const { keys, unmatched } = correctionsOf([question(0, '*a b')], [question(1, 'a *b')]);
    expect([keys.size, unmatched.length]).toEqual([0, 0]);
  });

  it('begins with the key that an earlier regrade has set', () => {
    const sat = question(0, '*a b c', { corrected: 1 });
    expect(corrected(sat, question(0, 'a *b c'))).toBe('');
    expect(corrected(sat, question(0, '*a b c'))).toBe('a');
    // An unmatched question keeps the earlier correction.
    expect(corrected(sat, question(0, 'a b c *new'))).toBe('NEW');
  });
});

describe('gradeBy', () => {
  const sat = {
    questions: [question(0, '*a b'), question(1, '*a b'), question(2, '*a b'), question(3, '*a b')],
  };
  const present = [question(0, 'b *a'), question(1, 'a *b'), question(2, 'a b *c'), question(3, '*b a')];
  const { keys } = correctionsOf(sat.questions, present);

  // Index of the chosen option by question, in the version of the sitting; `-` for none.
  it.each([
    ['all by the first keys', '0000', 4, 2],
    ['all by the later ones', '0101', 2, 4],
    ['nothing', '----', 0, 0],
    ['one that was right and is wrong', '-0--', 1, 0],
    ['one that was wrong and is right', '---1', 0, 1],
    ['one whose right option it did not have', '--0-', 1, 1],
  ])('of %s', (_, marks, before, after) => {
    const chosen = Object.fromEntries(
      [...marks].flatMap((mark, at) => (mark === '-' ? [] : [[String(IDS[at]), Number(mark)] as const])),
    );
    expect(gradeBy(sat, { chosen }).total_score).toBe(before);
    const graded = gradeBy(withKeys(sat, keys), { chosen });
    expect(graded.total_score).toBe(after);
    expect(graded.total_answered).toBe(gradeBy(sat, { chosen }).total_answered);
  });

  it('counts the questions of the drawn paper alone', () => {
    const paper = { rules: [{ count: 2 }], shuffleQuestions: true, shuffleOptions: true };
    const chosen = Object.fromEntries(IDS.map((id) => [String(id), 0]));
    const version = withKeys({ ...sat, paper }, new Map(IDS.map((id) => [String(id), 1])));
    expect(gradeBy(version, { chosen, seed: 7 })).toMatchObject({ total_questions: 2, total_score: 0 });
    expect(gradeBy({ ...sat, paper }, { chosen, seed: 7 })).toMatchObject({ total_score: 2 });
  });
});
