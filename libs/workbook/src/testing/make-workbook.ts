import { makeZip } from './make-zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';

/** A sheet as XML: its rows, and the elements before and after them. */
export interface RawSheet {
  rows: string;
  name?: string;
  state?: 'hidden' | 'veryHidden';
  before?: string;
  behind?: string;
}

export interface RawWorkbook {
  sheets: readonly RawSheet[];
  /** Contents of `si` elements, which cells refer to by index. */
  strings?: readonly string[];
  /** Number formats of cell styles 1, 2 and so on: a built-in id, or a code. */
  formats?: readonly (number | string)[];
  /** Font of the cell style after these. */
  font?: string;
  is1904?: boolean;
  isStrict?: boolean;
  /** Path of the workbook in the package. */
  path?: string;
  parts?: Readonly<Record<string, string>>;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text cell without a position, which follows the previous cell. */
export const text = (value: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
/** A number cell in a cell style. */
export const number = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
/** A row of cells; strings other than XML become texts. */
export const row = (...cells: string[]): string =>
  `<row>${cells.map((cell) => (cell.startsWith('<c') ? cell : text(cell))).join('')}</row>`;

function stylesOf({ formats = [], font = '' }: RawWorkbook): string {
  const own = formats.map((format, at) => ({ id: typeof format === 'number' ? format : 164 + at, format }));
  const named = own.flatMap(({ id, format }) =>
    typeof format === 'number' ? [] : `<numFmt numFmtId="${id}" formatCode="${escaped(format)}"/>`,
  );
  const records = [0, ...own.map(({ id }) => id)].map((id) => `<xf numFmtId="${id}" fontId="0"/>`);
  const fonts = `<fonts><font/><font>${font}</font></fonts>`;
  const last = '<xf numFmtId="0" fontId="1"/>';
  return `<numFmts>${named.join('')}</numFmts>${fonts}<cellXfs>${records.join('')}${last}</cellXfs>`;
}

/** Builds a workbook from raw parts, for content that no library writes. */
export function makeWorkbook(given: RawWorkbook): Buffer {
  const { sheets, strings = [], is1904 = false, isStrict = false, path = 'xl/workbook.xml' } = given;
  const [main, office] = isStrict ? [STRICT_MAIN, STRICT_OFFICE] : [MAIN, OFFICE];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const related = (targets: readonly (readonly [kind: string, target: string])[]) =>
    `<Relationships xmlns="${PACKAGE}">${targets
      .map(
        ([kind, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const entries = sheets.map(
    ({ name = `Sheet${sheets.length}`, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': related([['officeDocument', path]]),
    [path]: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${is1904}"/><sheets>${entries.join('')}</sheets></workbook>`,
    [`${folder}_rels/${path.slice(folder.length)}.rels`]: related([
      ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    [`${folder}sharedStrings.xml`]: `<sst xmlns="${main}">${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`,
    [`${folder}styles.xml`]: `<styleSheet xmlns="${main}">${stylesOf(given)}</styleSheet>`,
    ...given.parts,
  };
  for (const [at, { rows, before = '', behind = '' }] of sheets.entries())
    parts[`${folder}worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}" xmlns:r="${office}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`;
  const contents = Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)] as const);
  return makeZip(Object.fromEntries(contents));
}
