import { judge } from './read-file';
import { readTextFormat } from './text-formats';

const read = (text: string) => judge(readTextFormat(Buffer.from(text)));
const questionsOf = (text: string) =>
  read(text).questions.map(({ question, answer, options }) => [question, answer, ...options]);

describe('readGift', () => {
  it.each<[string, string, string[]]>([
    ['a title and feedback', '::t::Why? {=calm#well done ~war#no}', ['Why?', 'calm', 'calm', 'war']],
    [
      'escaped signs',
      'Is 2\\+2\\=4 \\{so\\}? {~no =yes\\: \\~4}',
      ['Is 2\\+2=4 {so}?', 'yes: ~4', 'no', 'yes: ~4'],
    ],
    ['marks in percent', 'Why? {~%100%calm ~%-50%war}', ['Why?', 'calm', 'calm', 'war']],
    ['true or false', 'It is so. {F}', ['It is so.', 'False', 'True', 'False']],
    ['a missing word', 'Peace is {=good ~bad} here.', ['Peace is _____ here.', 'good', 'good', 'bad']],
    ['HTML', '[html]<p>Why</p><p>so?</p> {=a<b>b</b> ~c}', ['Why\nso?', 'ab', 'ab', 'c']],
    ['several lines', '// a comment\nWhy\nso? {\n=calm\n~war\n}', ['Why\nso?', 'calm', 'calm', 'war']],
  ])('reads a question with %s', (_, text, question) => {
    expect(questionsOf(`$CATEGORY: x\n\n${text}\n`)).toEqual([question]);
  });

  it('says what is left out, and keeps what cannot be read as a row with its line', () => {
    const parsed = read(
      [
        'Essay {}',
        'Short {=a =b}',
        'Pairs {=a -> b =c -> d =e -> f}',
        'Just text',
        'Two {~%50%a ~%50%b ~%-100%c}',
      ]
        .concat('Broken {=a ~b', 'Good {=a ~b}')
        .join('\n\n'),
    );
    expect(parsed.leftOut?.map(({ row, message }) => [row, message])).toEqual([
      [1, '“Essay” is an essay and was not imported'],
      [3, '“Short” is a short answer and was not imported'],
      [5, '“Pairs” is a matching question and was not imported'],
      [7, '“Just text” is a description and was not imported'],
      [9, '“Two” has several right answers and was not imported'],
    ]);
    expect(parsed.problems).toEqual([
      {
        row: 11,
        message: "Qst 1 can't be read as GIFT because its braces { } do not match. Write the question here",
      },
    ]);
    expect(parsed.questions).toHaveLength(1);
  });

  it('takes several categories as topics, and says that feedback is left out', () => {
    const text =
      '$CATEGORY: $course$/top/Law\n\nSo? {T#no#yes}\n\n$CATEGORY: top/War // peace\n\nWhy? {=a ~b}\n';
    const { questions, leftOut } = read(text);
    expect(questions.map(({ topic }) => topic)).toEqual(['Law', 'War / peace']);
    expect(leftOut).toEqual([{ row: 1, message: 'Feedback and hints were not imported (1 question)' }]);
  });

  it('reads a thousand questions', () => {
    const one = (n: number) =>
      `::Q${n}:: Which way to settle dispute ${n} is the shortest? {=talk ~fight ~court}`;
    expect(read(Array.from({ length: 1000 }, (_, n) => one(n)).join('\n\n')).rows).toHaveLength(1000);
  });
});

describe('readAiken', () => {
  it('reads questions of several lines, with dots and brackets, in any case', () => {
    const text = 'Why\nso?\nA. calm\nB. war\nand more\nANSWER: B\n\nWho?\nA) he\nB) she\nanswer: a\n';
    expect(questionsOf(text)).toEqual([
      ['Why\nso?', 'war\nand more', 'calm', 'war\nand more'],
      ['Who?', 'he', 'he', 'she'],
    ]);
  });

  it('keeps questions with mistakes, with their lines', () => {
    const text =
      'No answer?\nA. a\nB. b\n\nNo option?\nA. a\nB. b\nANSWER: D\n\nGood?\nA. a\nB. b\nANSWER: A\n';
    expect(read(text)).toMatchObject({
      format: 'aiken',
      questions: [{ question: 'Good?' }],
      problems: [
        { row: 1, message: 'Qst 1 has no answer' },
        { row: 5, message: 'Qst 2: the answer is not one of the options' },
      ],
    });
  });

  it('reads a file with a byte order mark and line ends of Windows', () => {
    const text = 'Why?\r\nA. a\r\nB. b\r\nANSWER: A\r\n';
    for (const file of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')])
      expect(judge(readTextFormat(file)).questions).toEqual([
        { question: 'Why?', answer: 'a', options: ['a', 'b'] },
      ]);
  });
});
