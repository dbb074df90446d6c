import { openArchive } from '@concord/workbook';
import { makeZip } from '@concord/workbook/testing';
import { readQtiPackage } from './qti-package';
import { judge } from './read-file';
import { readTextFormat } from './text-formats';

const XMLNS = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"';
const choice = (n: number, max = '1') =>
  `<choiceInteraction responseIdentifier="R" maxChoices="${max}"><prompt>Which <b>${n}</b>?</prompt>
   <simpleChoice identifier="A">calm</simpleChoice><simpleChoice identifier="B">war<feedbackInline>no</feedbackInline>
   </simpleChoice></choiceInteraction>`;
const item = (body: string, values = ['A'], cardinality = 'single') =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem ${XMLNS} identifier="i" title="Item">
   <responseDeclaration identifier="R" cardinality="${cardinality}" baseType="identifier"><correctResponse>
   ${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>
   <itemBody>${body}</itemBody></assessmentItem>`;
const resource = (href: string, type = 'imsqti_item_xmlv2p2') =>
  `<resource identifier="r" type="${type}" href="${href}"/>`;
const manifest = (...resources: string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`;
const read = async (files: Record<string, string>) => {
  const parts = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  return judge(await readQtiPackage(await openArchive(makeZip(Object.fromEntries(parts)))));
};

describe('readQtiPackage', () => {
  it('reads the choices that the manifest names, in its order', async () => {
    const parsed = await read({
      'imsmanifest.xml': manifest(
        resource('items/two%20words.xml'),
        resource('test.xml', 'imsqti_test_xmlv2p2'),
        resource('./one.xml', 'imsqti_item_xmlv2p1'),
      ),
      'one.xml': item(choice(1), ['B']),
      'items/two words.xml': item(`<p>Read this.</p><div>${choice(2)}</div>`),
    });
    expect(parsed).toMatchObject({
      format: 'qti',
      questions: [
        { question: 'Read this.\nWhich 2?', answer: 'calm', options: ['calm', 'war'] },
        { question: 'Which 1?', answer: 'war', options: ['calm', 'war'] },
      ],
      leftOut: [
        { row: 1, message: 'Feedback and hints were not imported (2 questions)' },
        { row: 1, message: 'Bold, italics and colours were not imported (2 questions)' },
      ],
    });
  });

  it('takes pictures that are in the package', async () => {
    const img = (src: string) => `<img src="${src}" alt="A map"/>`;
    const options = `<choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">${img('../b.png')}</simpleChoice>
      <simpleChoice identifier="B">war</simpleChoice></choiceInteraction>`;
    const parts = {
      'imsmanifest.xml': manifest(resource('items/one.xml'), resource('items/two.xml')),
      'items/one.xml': item(`<p>Where? ${img('pictures/a%20a.png')}</p>${options}`),
      'items/two.xml': item(`<p>Where? ${img('https://x.example/a.png')}</p>${choice(1)}`),
      'items/pictures/a a.png': 'one',
      'b.png': 'two',
    };
    const entries = Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)] as const);
    const { rows } = await readQtiPackage(await openArchive(makeZip(Object.fromEntries(entries))));
    expect(rows[0]).toMatchObject({ cells: { question: 'Where?', options: ['A map', 'war'] }, problems: [] });
    expect(rows[0]?.pictures).toEqual([
      { alt: 'A map', bytes: Buffer.from('one') },
      { alt: 'A map', bytes: Buffer.from('two'), option: 0 },
    ]);
    expect(rows[1]).toMatchObject({ problems: [{ cell: 'question', fromFile: true }] });
  });

  it('says what is left out', async () => {
    const { questions, leftOut } = await read({
      'imsmanifest.xml': manifest(
        ...['a.xml', 'b.xml', 'c.xml', 'd.xml', '../secret.xml', 'https://x.example/i.xml', 'gone.xml'].map(
          (href) => resource(href),
        ),
      ),
      'a.xml': item('<extendedTextInteraction responseIdentifier="R"/>'),
      'b.xml': item(choice(1, '0'), ['A', 'B'], 'multiple'),
      'c.xml': item(choice(1) + choice(2)),
      'd.xml': '<assessmentItem><broken></assessmentItem>',
    });
    expect(questions).toEqual([]);
    expect(leftOut?.map(({ message }) => message)).toEqual([
      '“Item” is an essay and was not imported',
      '“Item” has several right answers and was not imported',
      '“Item” has several parts and was not imported',
      "“d.xml” can't be read and was not imported",
      '“../secret.xml” is not in the package and was not imported',
      '“https://x.example/i.xml” is not in the package and was not imported',
      '“gone.xml” is not in the package and was not imported',
    ]);
  });

  it('refuses a package without items', async () => {
    await expect(read({ 'imsmanifest.xml': manifest() })).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('readQtiItem', () => {
  it('reads an item that stands alone', () => {
    expect(judge(readTextFormat(Buffer.from(item(choice(1))))).questions).toHaveLength(1);
  });
});
