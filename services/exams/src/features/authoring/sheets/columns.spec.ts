import { findColumns } from './columns';

/** Columns for headings, with content below each. `<` continues a merged heading, `-` has no content below. */
const columnsOf = (headings: readonly string[]) => {
  const headed = headings.map((heading, at) => ({
    column: at + 1,
    heading: heading === '<' || heading === '-' ? '' : heading,
    isContinued: heading === '<',
    isFilled: heading !== '-',
  }));
  const found = findColumns(headed);
  if (!found) return undefined;
  const { question, answer, options, others, guessed } = found;
  return {
    question,
    answer,
    options: [...options],
    others: others.map(({ heading, column }) => heading || column),
    ...(guessed.length > 0 && { guessed: guessed.length }),
  };
};

type Expected = [question: number, answer: number, options: (number | undefined)[], others: unknown[]];

const ROWS: [string, string, Expected][] = [
  ['the template', 'Question|Answer|Option A|Option B|Topic|Difficulty', [1, 2, [3, 4], []]],
  [
    'columns of another system around them',
    'ID|Question|Option A|Option B|Answer|Explanation|Marks|Time limit|Reference',
    [2, 5, [3, 4], ['ID', 'Explanation', 'Marks', 'Time limit', 'Reference']],
  ],
  [
    'a column between question and options',
    'Question|Image|A|B|C|Feedback|Answer',
    [1, 7, [3, 4, 5], ['Image', 'Feedback']],
  ],
  [
    'something behind each option',
    'Question|Option A|Feedback A|Option B|Option B image|Answer',
    [1, 6, [2, 4], ['Feedback A', 'Option B image']],
  ],
  ['letters in brackets', 'S/N|QUESTION|(A)|(B)|(C)|(D)|ANS', [2, 7, [3, 4, 5, 6], ['S/N']]],
  ['numbers', 'Question|1|2|3|4|Correct option', [1, 6, [2, 3, 4, 5], []]],
  ['words of all kinds', 'Question|choice_1|Opt. B|Third option|Option four|Key', [1, 6, [2, 3, 4, 5], []]],
  ['options in another order', 'Question|Option C|Option A|Option B|Answer', [1, 5, [3, 4, 2], []]],
  ['a letter that is missing', 'Question|A|B|D|Answer', [1, 5, [2, 3, undefined, 4], []]],
  ['a letter that stands twice', 'Question|A|B|A|Answer', [1, 5, [2, 3], ['A']]],
  ['a heading that is empty among options', 'Question|A|B||D|Answer', [1, 6, [2, 3, 4, 5], []]],
  ['an empty column behind the options', 'Question|A|B|-|Teacher|Answer', [1, 6, [2, 3], ['Teacher']]],
  ['what stands far behind without a heading', 'Question|A|B|Answer|-||', [1, 4, [2, 3], [6, 7]]],
  ['one heading over all options', 'Question|Options|<|<|Answer', [1, 5, [2, 3, 4], []]],
  ['one heading before all options', 'Question|Options|||Answer|Marks', [1, 5, [2, 3, 4], ['Marks']]],
  ['answers that are the options', 'Question|Answers|<|<|<|Correct answer', [1, 6, [2, 3, 4, 5], []]],
  [
    'a quiz that is played',
    'Question - max 120 characters|Answer 1 - max 75 characters|Answer 2 - max 75 characters|Answer 3 - max 75 characters|Answer 4 - max 75 characters|Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs|Correct answer(s) - choose at least one',
    [1, 7, [2, 3, 4, 5], ['Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs']],
  ],
  [
    'a quiz with hints in brackets',
    'Question #|Question Text|Answer 1|Answer 2|Answer 3\n(Optional)|Answer 4\n(Optional)|Time Limit (sec)\n(Max: 300 seconds)|Correct Answer(s)\n(Only include Answer #)',
    [2, 8, [3, 4, 5, 6], ['Question #', 'Time Limit (sec)\n(Max: 300 seconds)']],
  ],
  [
    'a question bank with types',
    'Question Text|Question Type|Option 1|Option 2|Option 3|Correct Answer|Time in seconds|Image Link|Answer explanation',
    [1, 6, [3, 4, 5], ['Question Type', 'Time in seconds', 'Image Link', 'Answer explanation']],
  ],
  [
    'a right answer beside wrong ones',
    'Question|Correct Answer|Incorrect Answer 1|Incorrect Answer 2',
    [1, 2, [2, 3, 4], []],
  ],
  [
    'the number of a question under its name',
    'Question No|Question|A|B|Answer',
    [2, 5, [3, 4], ['Question No']],
  ],
  ['the number of a question in short', 'Q|Question|A|B|Answer|Key', [2, 5, [3, 4], ['Q', 'Key']]],
  ['a short name of the answer alone', 'Q|A|B|Correct', [1, 4, [2, 3], []]],
  ['a second answer', 'Question|Answer|A|B|Correct answer', [1, 5, [3, 4], ['Answer']]],
  ['a number of options', 'Question|Options|Option 1|Option 2|Key', [1, 5, [3, 4], ['Options']]],
  ['a variant of the paper', 'Question|A|B|C|Variant|Key', [1, 6, [2, 3, 4], ['Variant']]],
  ['a copy of the key without a heading', 'Question|A|B|C||Answer', [1, 6, [2, 3, 4], [5]]],
  ['a letter far from the others', 'Question|A|B|C|F|Answer', [1, 6, [2, 3, 4], ['F']]],
  ['true and false', 'Question|True|False|Answer', [1, 4, [2, 3], []]],
  ['ordinals alone', 'Question|Paper|First|Second|Third|Answer', [1, 6, [3, 4, 5], ['Paper']]],
  ['options from zero', 'Question|Option 0|Option 1|Answer', [1, 4, [2, 3], []]],
  ['a lone letter', 'Question|E|Option A|Option B|Answer', [1, 5, [3, 4], ['E']]],
  ['no option', 'Question|Answer|Explanation|Marks', [1, 2, [], ['Explanation', 'Marks']]],
  ['the errors of a downloaded sheet', 'Question|Answer|Option A|Option B|Error', [1, 2, [3, 4], []]],
];

describe(findColumns, () => {
  it.each(ROWS)('finds the columns of %s', (_, headings, [question, answer, options, others]) => {
    expect(columnsOf(headings.split('|'))).toEqual({ question, answer, options, others });
  });

  it('takes a run beside question or answer for options where no heading says so', () => {
    const found = columnsOf('No|Question|Red|Green|Blue|Explanation|Answer|Owner'.split('|'));
    expect(found).toMatchObject({ options: [3, 4, 5], guessed: 3, others: ['No', 'Explanation', 'Owner'] });
  });

  it.each([
    ['the answer', 'Question|A|B|C'],
    ['the question', 'Answer|A|B|C'],
    ['anything', 'Why?|so|no'],
  ])('finds nothing where no heading names %s', (_, headings) => {
    expect(columnsOf(headings.split('|'))).toBeUndefined();
  });
});
