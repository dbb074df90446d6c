import { openArchive } from '@concord/workbook';
import { makeZip } from '@concord/workbook/testing';
import { readQtiPackage } from './qti-package';
import { judge, type ReadFile } from './read-file';
import { readTextFormat } from './text-formats';

const zipOf = (files: Record<string, string>) =>
  openArchive(
    makeZip(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  );
const readZip = async (files: Record<string, string>) => readQtiPackage(await zipOf(files));
const readXml = (xml: string) => readTextFormat(Buffer.from(xml));
const shown = (read: ReadFile) => {
  const { questions, leftOut = [], rows = [] } = judge(read);
  return {
    questions: questions.map(({ question, answer, options }) => [question, answer, ...options]),
    says: [...rows.flatMap(({ problems }) => problems), ...leftOut].map(({ message }) => message),
  };
};
const resource = (type: string, href: string, more = '') =>
  `<resource identifier="r" type="${type}" href="${href}" ${more}/>`;
const manifest = (resources: string, more = '') =>
  `<manifest ${more}><resources>${resources}</resources></manifest>`;
const QTI_3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T">
  <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response>
  <qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body>
  <qti-rubric-block view="scorer">Secret</qti-rubric-block><p>Look.</p>
  <qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Why?</qti-prompt>
  <qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice>
  </qti-choice-interaction></qti-item-body></qti-assessment-item>`;
const item = (
  title: string,
  body: string,
  declaration = '<correctResponse><value>A</value></correctResponse>',
) =>
  `<assessmentItem identifier="i" title="${title}"><responseDeclaration identifier="R" cardinality="single">
   ${declaration}</responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`;
const CHOICES = '<simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice>';
const choice = (prompt: string) =>
  `<choiceInteraction responseIdentifier="R"><prompt>${prompt}</prompt>${CHOICES}</choiceInteraction>`;

describe('QTI 2 and 3', () => {
  it('reads items of QTI 3, and says that notes for markers are left out', () => {
    expect(shown(readXml(QTI_3))).toEqual({
      questions: [['Look.\nWhy?', 'b', 'a', 'b']],
      says: ['Notes for markers and teachers were not imported (1 question)'],
    });
  });

  it('reads a choice in a line as a gap', () => {
    const inline =
      '<p>It is <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="A">good</inlineChoice><inlineChoice identifier="B">bad</inlineChoice></inlineChoiceInteraction> here.</p>';
    expect(shown(readXml(item('T', inline))).questions).toEqual([
      ['It is _____ here.', 'good', 'good', 'bad'],
    ]);
  });

  it('takes the answer with the most marks where none is named', () => {
    const mapping =
      '<mapping><mapEntry mapKey="A" mappedValue="0.5"/><mapEntry mapKey="B" mappedValue="1"/></mapping>';
    expect(shown(readXml(item('T', choice('Why?'), mapping)))).toEqual({
      questions: [['Why?', 'b', 'a', 'b']],
      says: ['“T” gives marks for partly right options, which were not imported'],
    });
  });

  it.each<[string, string, string]>([
    [
      'text entry',
      '<textEntryInteraction responseIdentifier="R"/>',
      '“T” is a short answer and was not imported',
    ],
    [
      'an order',
      '<orderInteraction responseIdentifier="R"/>',
      '“T” asks to put things in order and was not imported',
    ],
    [
      'an unknown kind',
      '<oddInteraction/>',
      '“T” is of a type that exams do not support and was not imported',
    ],
    ['a text alone', '<p>Read.</p>', '“T” does not ask anything and was not imported'],
    [
      'values of templates',
      `<p><printedVariable identifier="N"/></p>${choice('Why?')}`,
      '“T” has values that another system fills in, and was not imported',
    ],
    [
      'a recording',
      `<p><audio src="a.mp3"/></p>${choice('Why?')}`,
      'Qst 1: a recording was not imported. Write what it says',
    ],
    [
      'a missing picture',
      `<p><object type="image/png" data="a.png"/></p>${choice('Why?')}`,
      'Qst 1: a picture was not imported. Write what it shows',
    ],
  ])('says what becomes of %s', (_, body, message) => {
    expect(shown(readXml(item('T', body))).says).toContain(message);
  });

  it('follows folders, bases and tests, and reads each item once', async () => {
    const files = {
      'my pack/imsmanifest.xml': manifest(
        resource('imsqti_test_xmlv2p1', 'test.xml') +
          resource('imsqti_apipitem_xmlv2p1', 'one.xml', 'xml:base="items/"') +
          resource('imsqti_rptemplate_xmlv2p1', 'match.xml') +
          '<resource type="imsqti_section_xmlv2p1"><file href="part.xml"/></resource>',
        'xml:base="a%20b/"',
      ),
      'my pack/a b/test.xml':
        '<assessmentTest><testPart><assessmentSection><rubricBlock view="candidate">All read</rubricBlock><assessmentItemRef href="items/one.xml"/><assessmentItemRef href="two.xml"/><assessmentSectionRef href="part.xml"/></assessmentSection></testPart></assessmentTest>',
      'my pack/a b/part.xml':
        '<assessmentSection><assessmentItemRef href="items/three.xml"/><assessmentItemRef href="gone.xml"/></assessmentSection>',
      'my pack/a b/match.xml': '<responseProcessing/>',
      'my pack/a b/items/one.xml': item('1', choice('One?')),
      'my pack/a b/two.xml': item('2', choice('Two?')),
      'my pack/a b/items/three.xml': item('3', choice('Three?')),
    };
    expect(shown(await readZip(files))).toEqual({
      questions: ['One?', 'Two?', 'Three?'].map((question) => [question, 'a', 'a', 'b']),
      says: [
        'Texts above a section of a test were not imported',
        '“gone.xml” is not in the package and was not imported',
      ],
    });
  });

  it('puts a shared text above its question, and leaves out a question without it', async () => {
    const withText = (href: string) =>
      item('T', choice('Why?')).replace(
        '<itemBody>',
        `<assessmentStimulusRef identifier="s" href="${href}"/><itemBody>`,
      );
    const files = {
      'imsmanifest.xml': manifest(
        resource('imsqti_item_xmlv2p2', 'i/a.xml') + resource('imsqti_item_xmlv2p2', 'i/b.xml'),
      ),
      'i/a.xml': withText('../s.xml'),
      'i/b.xml': withText('../gone.xml'),
      's.xml': '<assessmentStimulus><stimulusBody><p>It rained.</p></stimulusBody></assessmentStimulus>',
    };
    expect(shown(await readZip(files))).toEqual({
      questions: [['It rained.\nWhy?', 'a', 'a', 'b']],
      says: ['“T” belongs to a text that is not in the package and was not imported'],
    });
  });

  it('finds items in a zip without a manifest, or with one that names none', async () => {
    const items = { 'a/one.xml': item('1', choice('One?')), 'note.xml': '<note/>' };
    for (const files of [items, { ...items, 'imsmanifest.xml': manifest('') }])
      expect(shown(await readZip(files)).questions).toEqual([['One?', 'a', 'a', 'b']]);
    await expect(readZip({ 'note.xml': '<note/>' })).rejects.toMatchObject({ reason: 'not-xlsx' });
    await expect(readZip({ 'imsmanifest.xml': manifest('') })).rejects.toMatchObject({ reason: 'refused' });
  });

  it('follows no address out of the package, and no circle', async () => {
    const files = {
      'imsmanifest.xml': manifest(
        ['../../etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'http://x.example/i.xml', '%2e%2e/x.xml']
          .map((href) => resource('imsqti_item_xmlv2p2', href))
          .join('') + resource('imsqti_test_xmlv2p2', 't.xml'),
      ),
      't.xml': '<assessmentTest><assessmentSectionRef href="s.xml"/></assessmentTest>',
      's.xml':
        '<assessmentSection><assessmentSectionRef href="s.xml"/><assessmentSectionRef href="t.xml"/></assessmentSection>',
    };
    const { questions, says } = shown(await readZip(files));
    expect(questions).toEqual([]);
    expect(says).toHaveLength(5);
    for (const message of says) expect(message).toContain('is not in the package');
  });
});

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const text = (content: string, type = 'text/html') =>
  `<material><mattext texttype="${type}">${content}</mattext></material>`;
const label = (ident: string, content: string) =>
  `<response_label ident="${ident}">${text(content, 'text/plain')}</response_label>`;
const points = (ident: string, value: number) =>
  `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar><setvar varname="SCORE" action="Set">${value}</setvar></respcondition>`;
const canvas = (type: string, response: string, processing: string, more = '') =>
  `<item ident="i" title="T"><itemmetadata><qtimetadata>${field('question_type', type)}</qtimetadata></itemmetadata>
   <presentation>${text('&lt;p&gt;Which &lt;pre&gt;a\n  b&lt;/pre&gt;&lt;/p&gt;')}${response}</presentation>
   <resprocessing><outcomes/>${processing}</resprocessing>${more}</item>`;
const lid = (labels: string, cardinality = 'Single') =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels}</render_choice></response_lid>`;
const quiz = (...items: string[]) =>
  `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Quiz"><section ident="s">${items.join('')}</section></assessment></questestinterop>`;
const AB = label('1', 'a &lt; c') + label('2', 'b');

describe('QTI 1.2', () => {
  it('reads choices of Canvas, and names the rest', () => {
    const feedback = `<itemfeedback ident="f">${text('Well done')}</itemfeedback>`;
    expect(
      shown(
        readXml(
          quiz(
            canvas('multiple_choice_question', lid(AB), points('2', 100), feedback),
            canvas('true_false_question', lid(label('t', 'True') + label('f', 'False')), points('t', 100)),
            canvas('multiple_answers_question', lid(AB, 'Multiple'), points('1', 50) + points('2', 50)),
            canvas('essay_question', '<response_str ident="r"><render_fib/></response_str>', ''),
            canvas('short_answer_question', '<response_str ident="r"><render_fib/></response_str>', ''),
            canvas('', lid(AB) + lid(AB), ''),
            canvas('', lid(AB), points('1', 100) + points('2', 40)),
            '<section><selection_ordering><selection><sourcebank_ref>bank7</sourcebank_ref></selection></selection_ordering></section>',
          ),
        ),
      ),
    ).toEqual({
      questions: [
        ['Which\na\n  b', 'b', 'a < c', 'b'],
        ['Which\na\n  b', 'True', 'True', 'False'],
        ['Which\na\n  b', 'a < c', 'a < c', 'b'],
      ],
      says: [
        'Qst 2 asks the same as Qst 1 (row 1), with other options',
        'Qst 3 is the same as Qst 1 (row 1)',
        '“T” has several right answers and was not imported',
        '“T” is an essay and was not imported',
        '“T” is a short answer and was not imported',
        '“T” has several parts and was not imported',
        '“T” gives marks for partly right options, which were not imported',
        '“bank7” is a bank of questions outside this quiz and was not imported',
        'Feedback and hints were not imported (1 question)',
      ],
    });
  });

  it('reads the whole quiz of a course of Canvas, once, and its banks', async () => {
    const one = canvas('multiple_choice_question', lid(AB), points('1', 1));
    const bank = `<questestinterop><objectbank>${one.replace('Which', 'Who')}</objectbank></questestinterop>`;
    const own = 'associatedcontent/imscc_xmlv1p1/learning-application-resource';
    const files = {
      'imsmanifest.xml': manifest(
        '<resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="g1/assessment_qti.xml"/></resource>' +
          resource(own, 'g1/assessment_meta.xml') +
          resource(own, 'non_cc_assessments/g1.xml.qti') +
          resource(own, 'non_cc_assessments/g2.xml.qti'),
      ),
      'g1/assessment_qti.xml': quiz(one),
      'g1/assessment_meta.xml': '<quiz/>',
      'non_cc_assessments/g1.xml.qti': quiz(one, canvas('essay_question', '', '')),
      'non_cc_assessments/g2.xml.qti': bank,
    };
    expect(shown(await readZip(files))).toEqual({
      questions: ['Which', 'Who'].map((word) => [`${word}\na\n  b`, 'a < c', 'a < c', 'b']),
      says: ['“T” is an essay and was not imported'],
    });
  });

  it('reads texts of Blackboard', () => {
    const formatted =
      '<flow><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Who?&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow>';
    const more =
      '<respcondition title="correct"><conditionvar><varequal respident="r">2</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition>';
    const xml = canvas('', lid(AB), more).replace(/<material>.*?<\/material>/s, formatted);
    expect(shown(readXml(quiz(xml))).questions).toEqual([['Who?', 'b', 'a < c', 'b']]);
  });

  it('takes pictures of a course, and names recordings', async () => {
    const withText = (content: string) =>
      canvas('multiple_choice_question', lid(AB), points('1', 1)).replace(
        /<presentation>.*?<\/material>/s,
        `<presentation>${content}`,
      );
    const files = {
      'imsmanifest.xml': manifest(
        '<resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q/quiz.xml"/></resource><resource type="webcontent" href="x.html"/>',
      ),
      'q/quiz.xml': quiz(
        withText(text('Where? &lt;img src="$IMS-CC-FILEBASE$/a%20b.png?canvas_download=1" alt="A map"&gt;')),
        withText('<material><mattext>Hear</mattext><mataudio uri="a.mp3"/></material>'),
        withText('<material><mattext>See</mattext><matimage uri="gone.png"/></material>'),
      ),
      'web_resources/a b.png': 'picture',
    };
    const read = await readZip(files);
    expect(read.rows[0]?.pictures).toEqual([{ alt: 'A map', bytes: Buffer.from('picture') }]);
    expect(read.rows.slice(1).map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      ['Qst 2: a recording was not imported. Write what it says'],
      ['Qst 3: a picture was not imported. Write what it shows'],
    ]);
  });
});
