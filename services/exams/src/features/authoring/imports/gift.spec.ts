import { judge } from './read-file';
import { readTextFormat } from './text-formats';

/** Time-out for a hostile file, which a reader of quadratic complexity exceeds by far. */
const TIMEOUT_MS = 180_000;
const read = (text: string) => judge(readTextFormat(Buffer.from(text)));
const questionsOf = (text: string) =>
  read(text).questions.map(({ question, answer, options }) => [question, answer, ...options]);
const said = (text: string) => {
  const { rows = [], leftOut = [] } = read(text);
  return [...rows.flatMap(({ problems }) => problems), ...leftOut].map(({ message }) => message);
};

describe('readGift', () => {
  it.each<[string, string, string[]]>([
    ['a title without an end', '::Why so? {=a ~b}', ['Why so?', 'a', 'a', 'b']],
    ['a title on a line of its own', '::A02\n::Why? {=a ~b}', ['Why?', 'a', 'a', 'b']],
    ['an escaped title', '::Is 1\\:2\\=0::Why? {=a ~b}', ['Why?', 'a', 'a', 'b']],
    ['an escaped backslash', 'C\\\\D? {=a\\\\b ~c\\\\n}', ['C\\D?', 'a\\b', 'a\\b', 'c\\n']],
    ['an escaped line end', 'One\\ntwo? {=a ~b}', ['One\ntwo?', 'a', 'a', 'b']],
    ['a line that begins like a command of TeX', 'One\\ni am? {=a ~b}', ['One\ni am?', 'a', 'a', 'b']],
    ['a backslash for a blank line', 'One\n\\\ntwo? {=a ~b}', ['One\n\ntwo?', 'a', 'a', 'b']],
    ['a right answer with a weight', 'Why? {=%100%a ~%0%b}', ['Why?', 'a', 'a', 'b']],
    ['an exact weight', 'Why? {~%100.00000%a ~b ~%-33.33333%c}', ['Why?', 'a', 'a', 'b', 'c']],
    ['general feedback', 'So? {TRUE####It is.}', ['So?', 'True', 'True', 'False']],
    ['feedback for both', 'So? { false #no#yes }', ['So?', 'False', 'True', 'False']],
    ['a blank line inside of the braces', 'Why? {\n=a\n\n~b\n\n~c\n}', ['Why?', 'a', 'a', 'b', 'c']],
    ['the braces behind a blank line', 'Why?\n\n{\n=a\n~b\n}', ['Why?', 'a', 'a', 'b']],
    ['a single brace', 'What is the sign { for? {=a ~b}', ['What is the sign { for?', 'a', 'a', 'b']],
    ['a single end of braces', 'What does } end? {=a ~b}', ['What does } end?', 'a', 'a', 'b']],
    ['braces in its text', 'What does {x} print? {=a ~b}', ['What does {x} print?', 'a', 'a', 'b']],
    [
      'braces in an option',
      'Which is a set? {={1, 2} ~(1, 2)}',
      ['Which is a set?', '{1, 2}', '{1, 2}', '(1, 2)'],
    ],
    ['comment lines', 'Why?\n// no\n{=a\n// ~old\n~b}', ['Why?', 'a', 'a', 'b']],
    ['tags with signs', 'Why? {=<span lang="en">a</span> ~b}', ['Why?', 'a', 'a', 'b']],
    ['a number sign in an entity', '[html]Why? {=it&#39;s a ~b}', ['Why?', "it's a", "it's a", 'b']],
    ['bare signs', 'Is 2<x or x>9 & y? {=x<3 ~x > 3}', ['Is 2<x or x>9 & y?', 'x<3', 'x<3', 'x > 3']],
    [
      'a tag that nothing ends',
      'What is <title>? {=a name ~<b>}',
      ['What is <title>?', 'a name', 'a name', '<b>'],
    ],
    ['plain text', '[plain]Is &amp; <b>? {=a ~[html]<i>b</i>}', ['Is &amp; <b>?', 'a', 'a', 'b']],
    [
      'text of Moodle with tags',
      '[moodle]One\ntwo<br>three<p>four</p> {=a ~b}',
      ['One\ntwo\nthree\nfour', 'a', 'a', 'b'],
    ],
    ['another word in brackets', '[sic] Why? {=a ~b}', ['[sic] Why?', 'a', 'a', 'b']],
    ['text behind its gap', 'It is {\n=good\n~bad\n} here.', ['It is _____ here.', 'good', 'good', 'bad']],
    ['a full stop behind the braces', 'It is {=good ~bad}.', ['It is _____.', 'good', 'good', 'bad']],
    ['an arrow in an option', 'Why? {=a -> b ~c}', ['Why?', 'a -> b', 'a -> b', 'c']],
    [
      'a formula',
      'Is \\(x \\= \\frac\\{1\\}\\{2\\}\\)? {=$$y$$ ~2*3*4}',
      ['Is $x = \\frac{1}{2}$?', '$$y$$', '$$y$$', '2\\*3\\*4'],
    ],
    [
      'a formula that begins like a line end',
      'Is \\(a \\neq b\\)? {=a ~b}',
      ['Is $a \\neq b$?', 'a', 'a', 'b'],
    ],
    [
      'equals signs at the lines',
      'Which? {\n=x = 3\n~x = 4\n~x=5\n}',
      ['Which?', 'x = 3', 'x = 3', 'x = 4', 'x=5'],
    ],
    ['an equals sign inside of options', 'Which? {=x=3 ~x=4}', ['Which?', 'x=3', 'x=3', 'x=4']],
    [
      'a language of several',
      'Why? {=[html]\\{mlang en\\}a\\{mlang\\}\\{mlang fr\\}c\\{mlang\\} ~b}',
      ['Why?', 'a', 'a', 'b'],
    ],
  ])('reads a question with %s', (_, text, question) => {
    expect(questionsOf(`::x::y {=a ~b}\n\n${text}`)[1]).toEqual(question);
  });

  it.each<[string, string, string]>([
    ['a short answer', 'Who? {=wood =stone}', '“Who?” is a short answer and was not imported'],
    ['a short answer without a sign', 'Who? {wood}', '“Who?” is a short answer and was not imported'],
    ['a number', 'How many? {#3:1}', '“How many?” is a numerical question and was not imported'],
    ['pairs', 'Pairs? {=a -> b =c -> d}', '“Pairs?” is a matching question and was not imported'],
    ['an essay with feedback', 'Tell. {####Well done}', '“Tell.” is an essay and was not imported'],
    ['two right answers', '::T::Why? {=a =b ~c}', '“T” has several right answers and was not imported'],
    [
      'marks for a part',
      '::T::Why? {=a ~%50%b ~c}',
      '“T” gives marks for partly right options, which were not imported',
    ],
    [
      'marks below zero',
      'Why? {=a ~%-50%b}',
      'Marks below zero for wrong answers were not imported (1 question)',
    ],
    ['comments inside', 'Why?\n// ~old\n{=a ~b}', 'Comment lines inside questions were not imported (1)'],
    [
      'a picture',
      '[html]See <img src="@@PLUGINFILE@@/a.png"> {=a ~b}',
      'Qst 1: a picture was not imported. Write what it shows',
    ],
    [
      'a recording',
      'Hear <a href\\="@@PLUGINFILE@@/a.mp3">it</a> {=a ~b}',
      'Qst 1: a file was not imported. Write what it shows',
    ],
    [
      'two groups of answers',
      'A {=a ~b} and {=c ~d} end',
      "Qst 1 can't be read as GIFT because it has answers in several places. Write the question here",
    ],
    [
      'a brace that is missing before a title',
      '::A::One {=a ~b\n::B::Two {=a ~b}',
      "Qst 1 can't be read as GIFT because its braces { } do not match. Write the question here",
    ],
    [
      'a missing brace',
      'Why? =a ~b}',
      "Qst 1 can't be read as GIFT because its braces { } do not match. Write the question here",
    ],
    ['no right answer', 'Why? {~a ~b}', 'Qst 1 has no answer'],
    [
      'an odd equals sign',
      'Which? {=x=3 ~x=4}',
      'Qst 1: an “=” inside an option was read as text. Check the options and the answer',
    ],
    [
      'Markdown',
      '[markdown]Is **this** so? {=a ~b}',
      'Qst 1: this text is written in Markdown, and its marks were kept',
    ],
  ])('says what becomes of %s', (_, text, message) => {
    // The following question is read in any case.
    const file = `${text}\n\n::last::Last? {=yes ~no}`;
    expect(said(file)).toContain(message);
    expect(questionsOf(file).at(-1)).toEqual(['Last?', 'yes', 'yes', 'no']);
  });

  it('is told from Aiken by its braces', () => {
    const text = 'See\nA. one\nB. two\nAnswer: {=A ~B}\n\nWhy? {=a ~b}';
    expect(read(text)).toMatchObject({
      format: 'gift',
      questions: [{ question: 'See\nA. one\nB. two\nAnswer:' }, {}],
    });
  });

  it('reads questions that no blank line parts, with their lines', () => {
    const { rows } = read('::A::One? {=a ~b}\n::B::Two? {\n=a\n~b\n}\nThree? {T}');
    expect(rows?.map(({ row, cells }) => [row, cells.question])).toEqual([
      [1, 'One?'],
      [2, 'Two?'],
      [6, 'Three?'],
    ]);
  });

  it('reads titles that follow each other, also below a text without answers', () => {
    const text = '::A::One? {=a#yes\n~b}\n::B::Two? {\nTRUE#yes\n}\n::C::Read this.\n::D\n::Three? {=a ~b}';
    const { rows, leftOut } = read(text);
    expect(rows?.map(({ row, cells }) => [row, cells.question])).toEqual([
      [1, 'One?'],
      [3, 'Two?'],
      [7, 'Three?'],
    ]);
    expect(leftOut?.[0]).toEqual({ row: 6, message: '“C” is a description and was not imported' });
  });

  it('takes a category of several lines as one', () => {
    const text = '$CATEGORY: top/Very\nlong\n\nWhy? {=a ~b}\n\n$CATEGORY: top/Next\nWho? {=a ~b}';
    expect(read(text)).toMatchObject({
      questions: [
        { question: 'Why?', topic: 'Very long' },
        { question: 'Who?', topic: 'Next' },
      ],
      leftOut: [],
    });
  });

  it('takes a data address as the picture', () => {
    const file = readTextFormat(
      Buffer.from('[html]Where? <img src="data:image/png;base64,aGVsbG8=" alt="A map"> {=a ~b}'),
    );
    expect(file.rows[0]?.pictures).toEqual([{ alt: 'A map', bytes: Buffer.from('hello') }]);
  });

  it.each<[string, string]>([
    ['open braces', 'a {=b ~c}\n\n' + '{\n\n'.repeat(20_000)],
    ['open tags', `Why? {=a ~${'<a b="'.repeat(50_000)}}`],
    ['bare brackets', `Why? ${'<b '.repeat(50_000)} {=a ~b}`],
    ['open languages', `Why? ${'\\{mlang en\\}'.repeat(20_000)} {=a ~b}`],
    ['open formulas', `Why? ${'\\('.repeat(50_000)} {=a ~b}`],
    ['deep elements', `[html]${'<div><sup><table><tr><td>'.repeat(2000)} {=a ~b}`],
    ['signs', `Why? {${'~='.repeat(50_000)}a ~b}`],
    ['titles', '::a::b {=c ~d}\n'.repeat(3000)],
    ['open titles', `a {=b ~c}\n\n::${'a\n'.repeat(200_000)}`],
    ['categories', `a {=b ~c}\n${'$CATEGORY: a\n'.repeat(100_000)}`],
  ])('comes to an end with many %s', (_, text) => expect(read(text).rows).not.toHaveLength(0), TIMEOUT_MS);
});
