import { addLook, type FontLook } from './rich-runs';
import { readElements } from './xml-events';

/** Maximum number of cell styles; Excel allows about 65,000. */
const MAX_STYLES = 70_000;
/** Maximum length of a number format in Excel. */
const MAX_PATTERN = 255;

/** Style of a cell; `id` and `code` are those of its number format. */
export interface CellStyle {
  id: number;
  code: string;
  look: FontLook;
}

export const GENERAL: CellStyle = { id: 0, code: 'General', look: {} };

/** Built-in number formats, which files name only by id. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);\\("$"#,##0\\)',
  6: '"$"#,##0_);[Red]\\("$"#,##0\\)',
  7: '"$"#,##0.00_);\\("$"#,##0.00\\)',
  8: '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'mm-dd-yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
/** Built-in date formats of East Asian editions, which have no code in the file. */
const isRegionalDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const REGIONAL_DATE = 'yyyy-mm-dd';

/** Cell styles by index. @throws FileError */
export function readStyles(part: Buffer | undefined): CellStyle[] {
  const formats = new Map<number, string>();
  const fonts: FontLook[] = [];
  const records: { id: number; font: number }[] = [];
  let section = '';
  if (!part) return [];
  readElements(part, {
    open: (name, attributes) => {
      if (name === 'fonts' || name === 'cellXfs' || name === 'dxfs' || name === 'cellStyleXfs')
        section = name;
      else if (name === 'numFmt' && section !== 'dxfs' && formats.size < MAX_STYLES)
        formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (section === 'fonts' && name === 'font' && fonts.length < MAX_STYLES) fonts.push({});
      else if (section === 'fonts') addLook(fonts.at(-1) ?? {}, name, attributes);
      else if (section === 'cellXfs' && name === 'xf' && records.length < MAX_STYLES)
        records.push({ id: Number(attributes['numFmtId'] ?? 0), font: Number(attributes['fontId'] ?? 0) });
    },
    text: () => undefined,
    close: (name) => {
      if (name === section) section = '';
    },
  });
  return records.map(({ id, font }) => {
    const code = formats.get(id) ?? BUILT_IN[id] ?? (isRegionalDate(id) ? REGIONAL_DATE : GENERAL.code);
    return { id, code: code.length > MAX_PATTERN ? GENERAL.code : code, look: fonts[font] ?? {} };
  });
}

/** True for date formats that depend on the computer's region. */
export const isRegional = ({ id, code }: CellStyle): boolean =>
  (id === 14 && code === BUILT_IN[14]) ||
  (id === 22 && code === BUILT_IN[22]) ||
  (isRegionalDate(id) && code === REGIONAL_DATE) ||
  /^\[\$-(x-sysdate|x-systime|F800|F400)\]/i.test(code);
