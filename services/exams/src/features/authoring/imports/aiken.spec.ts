import { judge } from './read-file';
import { readTextFormat } from './text-formats';

const read = (text: string) => judge(readTextFormat(Buffer.from(text)));
const questionsOf = (text: string) =>
  read(text).questions.map(({ question, answer, options }) => [question, answer, ...options]);

describe('readAiken', () => {
  it.each<[string, string, string[]]>([
    [
      'initials',
      'M. Sule asks.\nWho?\nA. he\nB. she\nANSWER: B',
      ['M. Sule asks.\nWho?', 'she', 'he', 'she'],
    ],
    [
      'a name like a label',
      'So it is.\nA. Bello asks.\nWho?\nA. he\nB. she\nANSWER: A',
      ['So it is.\nA. Bello asks.\nWho?', 'he', 'he', 'she'],
    ],
    [
      'a lettered list',
      'Look:\na) one\nb) two\nWhich?\nA. a only\nB. both\nANSWER: B',
      ['Look:\na) one\nb) two\nWhich?', 'both', 'a only', 'both'],
    ],
    ['small letters', 'Who?\na. he\nb. she\nanswer: b', ['Who?', 'she', 'he', 'she']],
    ['no blank behind the labels', 'Who?\nA)he\nB)she\nANSWER:B', ['Who?', 'she', 'he', 'she']],
    [
      'an option out of order',
      'Who?\nA. he\nZ. and I\nB. she\nANSWER: B',
      ['Who?', 'she', 'he\nZ. and I', 'she'],
    ],
    ['brackets in the answer', 'Who?\nA) he\nB) she\nANSWER: B)', ['Who?', 'she', 'he', 'she']],
    ['its text as the answer', 'Who?\nA. he\nB. she\nANSWER: She.', ['Who?', 'she', 'he', 'she']],
    ['a letter that is an option', 'Which?\nA. I\nB. II\nANSWER: A. I', ['Which?', 'I', 'I', 'II']],
    ['blank lines between options', 'Who?\n\nA. he\n\nB. she\n\nANSWER: A\n', ['Who?', 'he', 'he', 'she']],
    ['signs of HTML', 'Is 2<x & <b>?\nA. &amp;\nB. no\nANSWER: A', ['Is 2<x & <b>?', '&amp;', '&amp;', 'no']],
    ['a formula', 'Is \\(x^2\\)?\nA. yes\nB. no\nANSWER: A', ['Is $x^2$?', 'yes', 'yes', 'no']],
    [
      'the word answer in its text',
      'Look.\nAnswer: who?\nA. he\nB. she\nANSWER: A',
      ['Look.\nAnswer: who?', 'he', 'he', 'she'],
    ],
    ['braces', 'Is {=a ~b} GIFT?\nA. yes\nB. no\nANSWER: A', ['Is {=a ~b} GIFT?', 'yes', 'yes', 'no']],
    ['old line ends', 'Who?\rA. he\rB. she\rANSWER: A', ['Who?', 'he', 'he', 'she']],
  ])('reads a question with %s', (_, text, question) => {
    expect(questionsOf(text)).toEqual([question]);
  });

  it.each<[string, string, string]>([
    ['several letters', 'ANSWER: A, B', '“Who?” has several right answers and was not imported'],
    [
      'a reason behind the letter',
      'ANSWER: A. as he said',
      'Qst 1: the answer was read as option A from “ANSWER: A. as he said”',
    ],
    ['a letter and another option', 'ANSWER: A. she', 'Qst 1: the answer is not one of the options'],
    ['an unknown letter', 'ANSWER: E', 'Qst 1: the answer is not one of the options'],
    ['feedback', 'ANSWER: A\nFEEDBACK: He did.\nYes.', 'Feedback and hints were not imported (1 question)'],
  ])('says what becomes of %s', (_, answer, message) => {
    const {
      questions,
      rows = [],
      leftOut = [],
    } = read(`Who?\nA. he\nB. she\n${answer}\n\nLast?\nA. a\nB. b\nANSWER: A\n`);
    expect([...rows.flatMap(({ problems }) => problems), ...leftOut].map((said) => said.message)).toEqual([
      message,
    ]);
    expect(questions.at(-1)).toEqual({ question: 'Last?', answer: 'a', options: ['a', 'b'] });
  });

  it.each([
    [
      'an answer that is missing',
      'What is peace?\nA. calm\nB. noise\nWho mediates?\nA. an elder\nB. a soldier\nANSWER: A',
      'Qst 1: lines that begin with A. and B. were read as part of the question',
    ],
    [
      'a letter that is missing',
      'Which?\nA. Oak\nB. Rose\nD. Fern\nANSWER: A',
      'Qst 1: a line that begins with D. was read as part of an option',
    ],
  ])('warns of %s', (_, text, message) => {
    const row = read(text).rows?.[0];
    expect(row?.problems).toContainEqual(expect.objectContaining({ message, severity: 'warning' }));
  });

  it('comes to an end without answers', () => {
    const { rows } = read(`Who?\nA. a\nANSWER: A\n${'A. a\n\nB. b\n\n'.repeat(40_000)}`);
    expect(rows?.length).toBeGreaterThan(1);
  }, 180_000);
});
