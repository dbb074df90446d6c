import { Workbook } from 'exceljs';
import { makeWorkbook, makeZip, row } from '@concord/workbook/testing';
import { parseSheet } from './sheet.worker-thread';

const MB = 1024 * 1024;
const QUIZ =
  '<quiz><question type="truefalse"><questiontext><text>&x;</text></questiontext></question></quiz>';
const MANIFEST =
  '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="i.xml"/></resources></manifest>';
const AIKEN = 'Why?\nA. a\nB. b\nANSWER: A\n';
const buffers = (files: Record<string, string | Buffer>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
const xlsx = (parts: Record<string, string | Buffer>) =>
  makeZip(buffers({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...parts }));
const qti = (parts: Record<string, string | Buffer>, claims?: number) =>
  makeZip(buffers({ 'imsmanifest.xml': MANIFEST, ...parts }), claims);
const entity = (declared: string) => `<!DOCTYPE quiz [${declared}]>${QUIZ}`;
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
const wide = async (columns: number) => {
  const book = new Workbook();
  const names = Array.from({ length: columns }, (_, n) => `c${n}`);
  book.addWorksheet('a').addRow(['Question', 'Answer', ...names]);
  return Buffer.from(await book.xlsx.writeBuffer());
};

const asked = row('Question', 'Answer', 'A', 'B');
const sheet = (rows: string, behind = '') => makeWorkbook({ sheets: [{ rows: asked + rows, behind }] });
const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

type Make = () => string | Buffer | Promise<Buffer>;
const FILES: [string, Make][] = [
  ['an external entity of a file', () => entity('<!ENTITY x SYSTEM "file:///etc/passwd">')],
  ['an external entity of an address', () => entity('<!ENTITY x SYSTEM "http://169.254.169.254/latest">')],
  ['a public external entity', () => entity('<!ENTITY x PUBLIC "-//a//b" "http://x.example/x">')],
  ['a parameter entity', () => entity('<!ENTITY % p SYSTEM "http://x.example/p.dtd"> %p;')],
  ['an internal entity', () => entity('<!ENTITY x "y">')],
  ['a billion laughs', () => entity(`<!ENTITY l0 "lol">${laughs}<!ENTITY x "&l9;">`)],
  ['a quadratic blow-up', () => entity(`<!ENTITY x "${'a'.repeat(MB)}">`)],
  ['an external document type', () => `<!DOCTYPE quiz SYSTEM "http://x.example/quiz.dtd">${QUIZ}`],
  ['an entity that nobody declared', () => QUIZ],
  ['an entity of HTML', () => QUIZ.replace('&x;', '&nbsp;')],
  ['XML that ends too early', () => '<quiz><question type="multichoice">'],
  ['XML with crossed elements', () => '<quiz><a><b></a></b></quiz>'],
  ['XML with two roots', () => '<quiz/><quiz/>'],
  ['XML without a root', () => '<?xml version="1.0"?><!-- nothing -->'],
  ['XML of 100,000 levels', () => nested('quiz', 100_000)],
  ['XML of 400,000 elements', () => `<quiz>${'<a/>'.repeat(400_000)}</quiz>`],
  ['XML with a repeated attribute', () => '<quiz a="1" a="2"/>'],
  ['XML with a bad character reference', () => QUIZ.replace('&x;', '&#0;')],
  ['XML of another kind', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  [
    'an include of another file',
    () => '<x xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd"/></x>',
  ],
  ['a style sheet of XML', () => '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'],
  ['a page of HTML', () => '<!DOCTYPE html><html><body>A. a<br>ANSWER: A</body></html>'],
  [
    'XML that says ISO-8859-1',
    () => `<?xml version="1.0" encoding="ISO-8859-1"?>${QUIZ.replace('&x;', 'x')}`,
  ],
  ['XML that says UTF-7', () => `<?xml version="1.0" encoding="UTF-7"?>${QUIZ.replace('&x;', 'x')}`],
  ['text in Latin-1', () => Buffer.from(`Où?\n${AIKEN}`, 'latin1')],
  ['text in UTF-16 without a mark', () => Buffer.from(AIKEN, 'utf16le')],
  [
    'text in UTF-16 with half a character',
    () => Buffer.concat([Buffer.from(`\ufeff${AIKEN}`, 'utf16le'), Buffer.from([0xd8])]),
  ],
  ['text with broken UTF-8', () => Buffer.concat([Buffer.from(AIKEN), Buffer.from([0xc3, 0x28])])],
  ['text with overlong UTF-8', () => Buffer.concat([Buffer.from(AIKEN), Buffer.from([0xc0, 0xaf])])],
  ['text with a NUL', () => `${AIKEN}\u0000`],
  ['a terminal sequence', () => `${AIKEN}\u001b[2J`],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', () => Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(200)])],
  ['a PDF', () => '%PDF-1.7\n1 0 obj\n'],
  ['a spreadsheet as CSV', () => 'question,answer,a,b\n=1+1,a,a,b\n'],
  ['code', () => 'function a() { return [1, 2].map((b) => b); }\n'],
  ['JSON', () => '{"questions": [{"question": "Why?"}]}'],
  ['nothing', () => ''],
  ['blanks', () => ' \n'.repeat(1000)],
  ['a zip with nothing in it', () => makeZip({})],
  ['a zip of other files', () => makeZip(buffers({ 'a.txt': 'a' }))],
  ['a zip in a zip', () => makeZip({ 'a.zip': makeZip(buffers({ 'a.txt': 'a' })) })],
  ['a zip with a way out', () => qti({ '../../etc/cron.d/x': 'x' })],
  ['a zip with an absolute name', () => qti({ '/etc/cron.d/x': 'x' })],
  ['a zip with a turned name', () => qti({ '\u202egnp.exe': 'x' })],
  ['a zip bomb', () => qti({ 'i.xml': Buffer.alloc(30 * MB) })],
  ['a zip of 100 MB', () => qti({ 'i.xml': Buffer.alloc(100 * MB, 'abcdefghij') })],
  ['a zip that lies about its size', () => qti({ 'i.xml': Buffer.alloc(60 * MB, 'ab') }, 10)],
  ['a package with entities', () => qti({ 'i.xml': entity('<!ENTITY x "y">') })],
  ['a package with a broken manifest', () => makeZip(buffers({ 'imsmanifest.xml': '<manifest>' }))],
  [
    'a package of thousands of parts',
    () => qti(Object.fromEntries(Array.from({ length: 7000 }, (_, n) => [`${n}.xml`, 'x']))),
  ],
  [
    'a spreadsheet with entities',
    () => xlsx({ 'xl/sharedStrings.xml': entity('<!ENTITY x SYSTEM "file:///etc/passwd">') }),
  ],
  ['a spreadsheet with macros', () => xlsx({ '[Content_Types].xml': 'sheet.macroEnabled.main' })],
  ['a spreadsheet of 1,000 columns', () => wide(1000)],
  ['a spreadsheet of 10,000 columns', () => wide(10_000)],
  ['a spreadsheet with a column beyond the last one', () => sheet('<row><c r="ZZZ2"><v>1</v></c></row>')],
  ['a spreadsheet with a row beyond the last one', () => sheet('<row r="99999999"><c><v>1</v></c></row>')],
  [
    'a spreadsheet of a million cells',
    () => sheet(`<row>${many(1_000_000, () => '<c r="A2"><v>1</v></c>')}</row>`),
  ],
  [
    'a spreadsheet of 100,000 merged cells',
    () =>
      sheet(
        '',
        many(100_000, (at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`),
      ),
  ],
  [
    'a spreadsheet that merges all of its rows, many times',
    () =>
      sheet(
        many(2000, () => row('Q?', 'A', 'a', 'b')),
        many(1000, () => '<mergeCell ref="A1:XFD1048576"/>'),
      ),
  ],
  [
    'a spreadsheet of a million shared strings',
    () =>
      makeWorkbook({
        sheets: [{ rows: asked }],
        strings: Array.from({ length: 1_000_000 }, () => '<t>x</t>'),
      }),
  ],
  ['a spreadsheet of 100 levels', () => sheet(`<row><c>${nested('is', 100)}</c></row>`)],
  ['a spreadsheet whose XML ends too early', () => sheet('<row><c>')],
  [
    'a spreadsheet in UTF-16 that declares entities',
    () => xlsx({ 'xl/workbook.xml': Buffer.from(`\ufeff${entity('<!ENTITY x "y">')}`, 'utf16le') }),
  ],
  [
    'a binary spreadsheet',
    () =>
      xlsx({
        '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></R>',
      }),
  ],
  [
    'an OpenDocument file',
    () => makeZip(buffers({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })),
  ],
];
const MAX_GROWTH = 400 * MB;

describe('hostile files', () => {
  it.each(FILES)('%s is refused with a sentence, in bounded memory', async (_, make) => {
    const content = await make();
    const file = typeof content === 'string' ? Buffer.from(content) : content;
    const before = process.memoryUsage().rss;
    const error: unknown = await parseSheet(file).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      reason: expect.stringMatching(/^(not-xlsx|refused|too-large)$/),
      message: expect.stringMatching(/^(This|A part of this) /),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH);
  });
});
