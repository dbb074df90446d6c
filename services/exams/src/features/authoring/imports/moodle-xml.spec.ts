import { judge } from './read-file';
import { readTextFormat } from './text-formats';

const text = (name: string, content: string, format = 'html') =>
  `<${name} format="${format}"><text><![CDATA[${content}]]></text></${name}>`;
const answer = (fraction: number | string, content: string) =>
  `<answer fraction="${fraction}" format="html"><text>${content}</text></answer>`;
const question = (type: string, inner: string) =>
  `<question type="${type}"><name><text>Name of it</text></name>${inner}</question>`;
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const read = (...questions: string[]) => judge(readTextFormat(Buffer.from(quiz(...questions))));
const choice = (...inner: string[]) =>
  question('multichoice', ['<single>true</single>', text('questiontext', 'Why?'), ...inner].join(''));

describe('readMoodleXml', () => {
  it('reads multiple choice with one answer, and true or false', () => {
    const parsed = read(
      question('category', '<category><text>$course$/x</text></category>'),
      choice(answer(100, 'calm'), answer(0, 'war &amp; more')),
      question('truefalse', text('questiontext', 'So?') + answer(0, 'true') + answer(100, 'false')),
    );
    expect(parsed).toMatchObject({
      format: 'moodle-xml',
      questions: [
        { question: 'Why?', answer: 'calm', options: ['calm', 'war & more'] },
        { question: 'So?', answer: 'False', options: ['True', 'False'] },
      ],
      problems: [],
      leftOut: [],
      rows: [
        { row: 4, number: 1 },
        { row: 5, number: 2 },
      ],
    });
  });

  it('takes several categories as topics, one alone as the name of the file', () => {
    const category = (path: string) => question('category', `<category><text>${path}</text></category>`);
    const topicsOf = (...questions: string[]) => read(...questions).questions.map(({ topic }) => topic);
    const one = choice(answer(100, 'a'), answer(0, 'b'));
    const tagged = choice(answer(100, 'a'), answer(0, 'b'), '<tags><tag><text>topic:Own</text></tag></tags>');
    const law = category('$course$/top/Default/Law // order');
    expect(topicsOf(law, one, category('top/War'), one, tagged)).toEqual(['Law / order', 'War', 'Own']);
    expect(topicsOf(law, one, one)).toEqual([undefined, undefined]);
  });

  it('keeps what stands above and below the line', () => {
    const html =
      'x<sup>2</sup> + H<sub>2</sub>O, 10<sup>\u22123</sup>, x<sup><i>ab</i></sup>, the 1<sup>st</sup>';
    const asked = read(
      question('multichoice', text('questiontext', html) + answer(100, 'a') + answer(0, 'b')),
    );
    expect(asked.questions[0]?.question).toBe('x² + H₂O, 10⁻³, x^(ab), the 1st');
  });

  it('turns HTML into text with its lines, and keeps plain text as it is', () => {
    const html = '<p>One&nbsp;<b>two</b></p><ul><li>three</li></ul><script>alert(1)</script>4<br>5';
    const parsed = read(
      question('multichoice', text('questiontext', html) + answer(100, 'a') + answer(0, 'b')),
      question(
        'multichoice',
        text('questiontext', 'if a <b> c\nd', 'plain_text') + answer(100, 'a') + answer(0, 'b'),
      ),
      question(
        'multichoice',
        text('questiontext', 'if a < b', 'moodle_auto_format') + answer(100, 'a') + answer(0, 'b'),
      ),
    );
    expect(parsed.questions.map((found) => found.question)).toEqual([
      'One two\nthree\n4\n5',
      'if a <b> c\nd',
      'if a < b',
    ]);
  });

  it.each<[string, string]>([
    ['essay', 'is an essay and was not imported'],
    ['ddwtos', 'is a text with gaps and was not imported'],
    ['gapfill', 'is a question of the type gapfill and was not imported'],
  ])('says that a question of the type %s is left out', (type, why) => {
    const { questions, leftOut } = read(question(type, text('questiontext', 'Tell.')), choice());
    expect(questions).toEqual([]);
    expect(leftOut).toEqual([{ row: 3, message: `“Name of it” ${why}` }]);
  });

  it('says what several right answers, marks for a part and feedback come to', () => {
    const several = '<single>false</single>' + answer(50, 'a') + answer(50, 'b');
    const feedback = text('generalfeedback', 'Well done');
    const { questions, leftOut } = read(
      question('multichoice', text('questiontext', 'Why?') + several),
      choice(answer(100, 'a'), answer(50, 'b'), feedback),
    );
    expect(questions).toHaveLength(1);
    expect(leftOut?.map(({ message }) => message)).toEqual([
      '“Name of it” has several right answers and was not imported',
      '“Name of it” gives marks for partly right options, which were not imported',
      'Feedback and hints were not imported (1 question)',
    ]);
  });

  it('marks pictures and missing answers in their cells', () => {
    const { rows, problems } = read(
      question(
        'multichoice',
        text('questiontext', 'See <img src="https://x.example/a.png">') + answer(100, 'a') + answer(0, 'b'),
      ),
      choice(answer(0, 'a'), answer(0, 'b')),
    );
    expect(rows?.map((row) => row.problems)).toMatchObject([
      [
        {
          cell: 'question',
          message: 'Qst 1: a picture was not imported. Write what it shows',
          fromFile: true,
        },
      ],
      [{ cell: 'answer', message: 'Qst 2 has no answer' }],
    ]);
    expect(problems).toHaveLength(2);
  });

  it('takes the first picture of a text from the file beside it', () => {
    const file = (name: string) => `<file name="${name}" path="/" encoding="base64">aGVsbG8=</file>`;
    const shown = (name: string) => `<img src="@@PLUGINFILE@@/${name}" alt="A map">`;
    const withFiles = (html: string, ...names: string[]) =>
      `<questiontext format="html"><text><![CDATA[${html}]]></text>${names.map(file).join('')}</questiontext>`;
    const answers = answer(100, 'a') + answer(0, 'b');
    const readRow = (html: string, ...names: string[]) =>
      readTextFormat(Buffer.from(quiz(question('multichoice', withFiles(html, ...names) + answers)))).rows[0];
    const taken = readRow(`Where? ${shown('a%20b.png')}`, 'a b.png');
    expect(taken).toMatchObject({ cells: { question: 'Where?' }, problems: [] });
    expect(taken?.pictures).toEqual([{ alt: 'A map', bytes: Buffer.from('hello') }]);
    expect(readRow(shown('a.png'), 'a.png')?.cells.question).toBe('A map');
    for (const [html, ...names] of [
      [`Two ${shown('a')}${shown('b')}`, 'a', 'b'],
      [`None ${shown('a')}`, 'b'],
      ['Unseen', 'a'],
      ['Far <img src="file:///etc/passwd">', 'passwd'],
    ] as const)
      expect(readRow(html, ...names)?.problems).toMatchObject([{ cell: 'question', fromFile: true }]);
  });

  const asked = (content: string, format = 'html', more = '') =>
    question(
      'multichoice',
      `<questiontext format="${format}"><text>${content}</text></questiontext>${answer(100, 'a')}${answer(0, 'b')}${more}`,
    );
  const said = (...questions: string[]) => {
    const { rows = [], leftOut = [] } = read(...questions);
    return [...rows.flatMap(({ problems }) => problems), ...leftOut].map(({ message }) => message);
  };

  it.each<[string, string, string]>([
    ['tags that stand in it as elements', asked('<p>One</p><p>two<br/>three</p>'), 'One\ntwo\nthree'],
    [
      'a text without its element',
      question(
        'multichoice',
        `<questiontext format="html">Why?</questiontext>${answer(100, 'a')}${answer(0, 'b')}`,
      ),
      'Why?',
    ],
    ['Markdown with entities', asked('2 &amp;lt; 3', 'markdown'), '2 < 3'],
    ['plain text with entities', asked('2 &amp;lt; 3 \\(x\\)', 'plain_text'), '2 &lt; 3 \\(x\\)'],
    ['lines of Moodle', asked('One\n two', 'moodle_auto_format'), 'One\n two'],
    [
      'our own marks',
      asked('**Why** &lt;b&gt;?', 'markdown', '<tags><tag><text>formatting:marks</text></tag></tags>'),
      '**Why** <b>?',
    ],
    [
      'a decimal comma',
      question('multichoice', text('questiontext', 'Why?') + answer('100,0', 'a') + answer('0', 'b')),
      'Why?',
    ],
  ])('reads a question with %s', (_, xml, expected) => {
    expect(read(xml).questions).toMatchObject([{ question: expected, answer: 'a', options: ['a', 'b'] }]);
  });

  it.each<[string, string[], string[]]>([
    [
      'negative marks',
      [choice(answer(100, 'a'), answer(-50, 'b'))],
      ['Marks below zero for wrong answers were not imported (1 question)'],
    ],
    [
      'different marks',
      [
        asked('One?', 'html', '<defaultgrade>1.0</defaultgrade>'),
        asked('Two?', 'html', '<defaultgrade>3</defaultgrade>'),
      ],
      ['Questions carry different marks in the file. In an exam, every question counts the same'],
    ],
    [
      'an old picture',
      [asked('Where?', 'html', '<image>a.gif</image>')],
      ['Qst 1: a picture was not imported. Write what it shows'],
    ],
    [
      'standard feedback',
      [
        asked(
          'Why?',
          'html',
          '<correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>',
        ),
      ],
      [],
    ],
    [
      'a question that the bank hides',
      [asked('Why?', 'html', '<hidden>1</hidden>')],
      ['Questions that are hidden in the question bank were imported (1 question)'],
    ],
    ['one that it shows', [asked('Why?', 'html', '<hidden>0</hidden>')], []],
    [
      'feedback of its own',
      [asked('Why?', 'html', '<correctfeedback format="html"><text>Well done</text></correctfeedback>')],
      ['Feedback and hints were not imported (1 question)'],
    ],
    [
      'bold words',
      [asked('&lt;b&gt;Why&lt;/b&gt;?')],
      ['Bold, italics and colours were not imported (1 question)'],
    ],
    [
      'no full marks',
      [choice(answer(50, 'a'), answer(0, 'b'))],
      ['Qst 1 has no answer', '“Name of it” gives marks for partly right options, which were not imported'],
    ],
  ])('says what becomes of %s', (_, questions, messages) => expect(said(...questions)).toEqual(messages));

  it('names the first thousand questions that are left out', () => {
    const { leftOut = [] } = read(
      ...Array.from({ length: 1200 }, () => question('essay', text('questiontext', 'Tell.'))),
    );
    expect(leftOut).toHaveLength(1001);
    expect(leftOut.at(-1)?.message).toBe('200 more notes are not shown');
  });

  it('says that a quiz has no question', () => {
    expect(read()).toMatchObject({
      rows: [],
      problems: [{ row: 1, message: 'The file has no questions that can be imported' }],
    });
  });
});
