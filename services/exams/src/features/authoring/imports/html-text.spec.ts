import { htmlText, markdownText, markedText } from './html-text';
import type { ReadText } from './read-text';

const shown = ({ text, losses = [], changes = [] }: ReadText) => [text, ...losses, ...changes];

describe(htmlText, () => {
  it.each<[string, string, string[]]>([
    [
      'code with a tab and a blank line',
      '<p>Code:</p><pre>\na:\n\n\tb  c\n</pre><p>So?</p>',
      ['Code:\na:\n\n\tb  c\nSo?'],
    ],
    ['code with marks inside', '<pre>a <b>b</b>\n  c</pre>', ['a b\n  c']],
    ['an indentation of hard blanks', 'if a:<br>&nbsp;&nbsp;b()', ['if a:\n  b()']],
    ['a numbered list', '<ol><li>one</li><li><p>two</p></li><li></li></ol>', ['1. one\n2. two\n3.']],
    ['a list that goes on', '<ol start="3" type="A"><li>x</li><li value="7">y</li></ol>', ['C. x\nG. y']],
    [
      'a list of small numerals',
      '<ol style="list-style-type: lower-roman;"><li>x</li><li>y</li></ol>',
      ['i. x\nii. y'],
    ],
    ['a list that counts down', '<ol reversed><li>x</li><li>y</li></ol>', ['2. x\n1. y']],
    [
      'a list in a list',
      '<ol><li>a<ol type="a"><li>b</li></ol></li><li>c<ul><li>d</li></ul></li></ol>',
      ['1. a\na. b\n2. c\nd'],
    ],
    [
      'a table with words',
      '<table><tr><th>Day</th><th></th></tr><tr><td>one two</td><td>3</td></tr></table>',
      ['Day |\none two | 3', 'table'],
    ],
    ['a table for a frame', '<table><tr><td><p>a</p><pre>b\n  c</pre></td></tr></table>', ['a\nb\n  c']],
    [
      'a table in a table',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
      ['a b | c', 'table'],
    ],
    [
      'a caption',
      '<table><caption>Rain</caption><tr><td>a</td><td>b</td></tr></table>',
      ['Rain\na b', 'table'],
    ],
    ['ruby', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', ['漢(kan)字']],
    ['signs above signs', 'x<sup>2n<sub>i</sub></sup>, 2<sup>10</sup>', ['x^(2n_(i)), 2¹⁰']],
    ['a quotation', '<q>so</q>', ['“so”']],
    [
      'bare brackets',
      'a<b and c>d, 2<x, x<=3, List<T>, <stdio.h>, a<b>c',
      ['a<b and c>d, 2<x, x<=3, List<T>, <stdio.h>, a<b>c'],
    ],
    ['tags of Word', '<p>a<o:p></o:p></p><w:x>b</w:x>', ['a\nb']],
    ['entities', '&frac12; &le; &#8358;5 &euro; AT&T', ['½ ≤ ₦5 € AT&T']],
    ['a comment', 'a<!-- b -->c', ['ac']],
    ['a comment without an end', 'a <!-- b', ['a <!-- b']],
    ['a formula of an editor', 'Is <script type="math/tex">x^2</script>?', ['Is \\(x^2\\)?']],
    ['a formula of Canvas', 'Is <img data-equation-content="x^2" src="a">?', ['Is \\(x^2\\)?']],
    ['a film', 'a<video src="a"><p>no</p></video>', ['a', 'video']],
    ['an object', 'a<object data="x.swf">b</object>', ['a', 'file']],
    ['an embedded page', 'a<iframe src="x"></iframe>', ['a', 'page']],
    ['a drawing', 'a<svg><text>b</text></svg>', ['a', 'picture']],
    ['a formula in MathML', 'a<math><mi>x</mi></math>', ['a', 'formula']],
    ['a field', 'a<input type="text"><select><option>b</option></select>', ['a', 'field']],
    ['a link', '<a href="https://x.example">here</a>', ['here', 'link']],
    ['a link to a recording', '<a href="x.mp3">here</a>', ['here', 'file']],
    ['a link inside of the text', '<a href="#x">here</a>', ['here']],
    [
      'underlining',
      'the <u>one</u> <span style="text-decoration: underline">two</span>',
      ['the one two', 'underline'],
    ],
    ['words that were struck out', '<s>a</s><del>b</del>', ['ab', 'struck']],
    ['a tag that the text ends in', '<p>a</p><span class="b>', ['a', 'damaged']],
    ['a quote that is missing', '<span class="a>b</span> c <i class="d">e</i>', ['e', 'damaged']],
    ['a script', 'a<script>alert(1)</script><style>b{}</style>', ['a']],
  ])('reads %s', (_, html, expected) => {
    expect(shown(htmlText(html))).toEqual(expected);
  });

  it.each<[string, string, string, string[] | undefined]>([
    [
      'spans',
      '<span class="multilang" lang="fr">Un</span> <span lang="en_us" class="multilang">One</span> x',
      'One x',
      ['en_us', 'fr'],
    ],
    [
      'spans without English',
      '<span lang="yo" class="multilang">A</span><span lang="fr" class="multilang">B</span>',
      'A',
      ['yo', 'fr'],
    ],
    [
      'two runs',
      '<p><span lang="en" class="multilang">A</span><span lang="fr" class="multilang">B</span> c <span lang="en" class="multilang">D</span><span lang="fr" class="multilang">E</span></p>',
      'A c D',
      ['en', 'fr'],
    ],
    ['one language', '<span lang="fr" class="multilang">Un</span>', 'Un', undefined],
    [
      'marks',
      '{mlang en}One{mlang}{mlang fr,it}Un{mlang}{mlang other}Eins{mlang} x',
      'One x',
      ['en', 'fr,it'],
    ],
    ['marks for others', '{mlang other}One{mlang}', 'One', undefined],
    ['a mark without an end', '{mlang en}One', '{mlang en}One', undefined],
  ])('reads one language of %s', (_, html, text, languages) => {
    expect(htmlText(html)).toMatchObject({ text, ...(languages && { languages }) });
    expect(htmlText(html).languages).toEqual(languages);
  });

  it.each([
    ['10<span style="vertical-align:super">3</span>', '10³'],
    ['CO<span style="vertical-align: sub; font-size:8px">2</span>', 'CO₂'],
    ['10<span style="vertical-align:5px">4</span>', '10⁴'],
    ['90<sup>o</sup>', '90°'],
    ['Na<sup>+</sup> and e<sup>−∞</sup>', 'Na⁺ and e^(−∞)'],
  ])('keeps what a style raises or lowers: %s', (html, text) => expect(htmlText(html).text).toBe(text));

  it.each([
    ['<span style="text-decoration:overline">AB</span>', 'AB', 'overline'],
    ['Capital?<span style="display:none">It is Abuja</span>', 'Capital?', 'hidden'],
    ['<font face="Symbol">p</font>', 'p', 'symbols'],
  ])('names what plain text has not: %s', (html, text, change) => {
    expect(htmlText(html)).toMatchObject({ text, changes: [change] });
  });

  it('names a picture of a style as lost', () => {
    expect(htmlText('<p style="background-image:url(x.png)">Here</p>').losses).toEqual(['picture']);
  });

  it('notes bold, italics and colours', () => {
    for (const html of ['<b>a</b>', '<em>a</em>', '<span style="color: red">a</span>'])
      expect(htmlText(html).wasFormatted).toBe(true);
    expect(
      htmlText('<p style="font-weight: normal; background-color: transparent">a</p>').wasFormatted,
    ).toBeUndefined();
  });
});

describe(markedText, () => {
  it.each([
    ['a\n  b &lt; c', 'a\n  b < c'],
    ['a <b>b</b>\nc', 'a b c'],
    ['a b\nc<br>d', 'a b\nc\nd'],
    ['if <b>a</b>:\n  b()', 'if a:\n  b()'],
    ['x <pre>a\n b</pre> y', 'x\na\n b\ny'],
  ])('reads %j', (text, expected) => expect(markedText(text).text).toBe(expected));
});

describe(markdownText, () => {
  it.each([
    ['a **b**', true],
    ['`a`', true],
    ['[a](b)', true],
    ['2 * 3 &amp; a_b', false],
  ])('tells of the marks in %j', (text, hasMarks) =>
    expect(markdownText(text).changes?.includes('markdown') ?? false).toBe(hasMarks),
  );
});
