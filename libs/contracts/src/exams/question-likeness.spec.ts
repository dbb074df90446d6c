import { alikeProblems } from './question-likeness';

const rowsOf = (...texts: [question: string, ...options: string[]][]) =>
  texts.map(([question, ...options], index) => ({
    row: index + 2,
    number: index + 1,
    cells: { question, answer: 'A', options: options.length > 0 ? options : ['yes', 'no'] },
  }));
const messages = (rows: Parameters<typeof alikeProblems>[0]) =>
  [...alikeProblems(rows)].map(([index, { message }]) => [index, message]);

const LONG = 'Which of these bodies may settle a dispute between two member states?';

describe('alikeProblems', () => {
  it.each<[string, [string, ...string[]], [string, ...string[]], string | undefined]>([
    ['the same text', ['Why?'], ['Why?'], 'Qst 2 is the same as Qst 1 (row 2)'],
    [
      'another case, signs and order of options',
      ['Why not?', 'a', 'b'],
      ['WHY  not', 'b', 'a'],
      'Qst 2 is the same as Qst 1 (row 2)',
    ],
    [
      'other options',
      ['Why?', 'a'],
      ['Why?', 'c'],
      'Qst 2 asks the same as Qst 1 (row 2), with other options',
    ],
    [
      'a typing error',
      [LONG],
      [LONG.replace('settle', 'setle')],
      'Qst 2 is nearly the same as Qst 1 (row 2)',
    ],
    ['another number', [`${LONG} 12`], [`${LONG} 13`], undefined],
    ['a short question of another letter', ['Why 10 a?'], ['Why 10 b?'], undefined],
    [
      'nothing in common',
      [LONG],
      ['Who signs the charter of the institute at the end of a diet?'],
      undefined,
    ],
    ['no question', [''], [''], undefined],
    ['signs alone', ['+ ?'], ['- ?'], undefined],
  ])('compares two questions with %s', (_, one, other, message) => {
    expect(messages(rowsOf(one, other))).toEqual(message === undefined ? [] : [[1, message]]);
  });

  it('compares thousands of questions that are nearly the same in bounded time', () => {
    const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const rows = rowsOf(...Array.from({ length: 5000 }, (_, n): [string] => [`${LONG} ${letters(n)} `]));
    const begun = performance.now();
    expect(alikeProblems(rows).size).toBeGreaterThan(100);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
