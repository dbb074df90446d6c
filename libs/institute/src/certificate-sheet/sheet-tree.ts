import type { PrintedTemplate, TemplateField } from '@concord/contracts';
import { sizeToFit } from '../fitting';
import { INSTITUTE } from '../institute';
import { seal } from './seal';
import { emsOn, scaleOf, type SheetLine, sheetLines } from './sheet-words';

/** An element of the sheet. Its text is plain; `svg` is the product's own markup. */
export interface SheetElement {
  readonly tag: 'h1' | 'p' | 'div' | 'ul' | 'li' | 'dl' | 'dt' | 'dd' | 'strong' | 'bdi' | 'img';
  readonly className?: string;
  readonly dir?: 'auto';
  /** Alternative text of an image or drawing. */
  readonly label?: string;
  /** CSS custom properties. */
  readonly style?: Readonly<Record<`--${string}`, string>>;
  /** SVG of a drawing, which is the element's only content. */
  readonly svg?: string;
  /** URL of an image. */
  readonly src?: string;
  readonly children?: readonly (SheetElement | string)[];
}

/** Complete content of a sheet. */
export interface SheetContent {
  readonly print: Omit<PrintedTemplate, 'version'>;
  readonly words: Readonly<Record<TemplateField, string>>;
  /** URLs of signature pictures in the order of the signatories; empty for a blank line. */
  readonly signatures: readonly string[];
  /** SVG of the design's background and of the QR code; empty until drawn. */
  readonly ground: string;
  readonly qr: string;
  /** Prints a specimen mark across the sheet. */
  readonly isSpecimen: boolean;
}

/** Text column of each design in millimetres, and the size of its title in points. */
const COLUMNS = {
  membership: { width: 224, height: 82, title: 40 },
  course: { width: 188, height: 102, title: 40 },
  diploma: { width: 218, height: 76, title: 46 },
} as const;
/** Share of the column's width for the title; its letter-spacing needs the rest. */
const TITLE_SHARE = 0.93;
const SMALLEST_TITLE = 0.3;

function line({ isName, isCourse, fit, parts }: SheetLine): SheetElement {
  const text = parts.map((part) => part.text).join('');
  const style = { '--fit': String(fit) };
  if (isName) return { tag: 'p', className: 'who', style, children: [{ tag: 'bdi', children: [text] }] };
  if (isCourse) return { tag: 'p', className: 'course', dir: 'auto', style, children: [text] };
  const said = parts.map((part): SheetElement | string =>
    part.isField ? { tag: 'strong', children: [{ tag: 'bdi', children: [part.text] }] } : part.text,
  );
  return { tag: 'p', className: 'say', dir: 'auto', children: said };
}

function signatory({ name, role }: { name: string; role: string }, picture: string): SheetElement {
  const ink: SheetElement[] = picture ? [{ tag: 'img', src: picture, label: 'Signature' }] : [];
  const who: (SheetElement | string)[] = name ? [{ tag: 'strong', children: [name] }, role] : [role];
  return {
    tag: 'li',
    children: [
      { tag: 'div', className: 'ink', children: ink },
      { tag: 'p', className: 'signer', dir: 'auto', children: who },
    ],
  };
}

const fact = (name: string, value: string, className?: string): SheetElement => ({
  tag: 'div',
  children: [
    { tag: 'dt', children: [name] },
    { tag: 'dd', ...(className ? { className } : {}), children: [value] },
  ],
});

/** Classes and custom properties of the sheet's root element. */
export function sheetFrame({ print, words }: Pick<SheetContent, 'print' | 'words'>) {
  const column = COLUMNS[print.design];
  const scale = scaleOf(sheetLines(print.body, words, column.width), column);
  return {
    className: `sheet design-${print.design}`,
    style: { '--accent': print.accent, '--scale': scale.toFixed(3) },
  } as const;
}

/**
 * Content of a certificate sheet, for both print and page. Put it into an element with {@link
 * sheetFrame}, and use the style of `sheetStyle`.
 */
export function sheetTree({
  print,
  words,
  signatures,
  ground,
  qr,
  isSpecimen,
}: SheetContent): SheetElement[] {
  const { design, title, body, signatories, accent } = print;
  const column = COLUMNS[design];
  const titleFit = sizeToFit(title, emsOn(column.title, column.width) * TITLE_SHARE, SMALLEST_TITLE);
  return [
    { tag: 'div', className: 'ground', svg: ground },
    { tag: 'div', className: 'crest', svg: seal(accent) },
    {
      tag: 'div',
      className: 'column',
      children: [
        { tag: 'p', className: 'institute', children: [INSTITUTE.name] },
        {
          tag: 'h1',
          className: 'title',
          dir: 'auto',
          style: { '--fit': String(titleFit) },
          children: [title],
        },
        { tag: 'div', className: 'words', children: sheetLines(body, words, column.width).map(line) },
      ],
    },
    {
      tag: 'ul',
      className: 'signatories',
      children: signatories.map((one, at) => signatory(one, signatures[at] ?? '')),
    },
    {
      tag: 'dl',
      className: 'facts',
      children: [fact('Date', words.date), fact('Certificate number', words.number, 'number')],
    },
    {
      tag: 'div',
      className: 'proof',
      label: 'QR code of the address where this certificate is verified',
      svg: qr,
    },
    ...(isSpecimen ? [{ tag: 'p', className: 'specimen', children: ['Specimen'] } as const] : []),
  ];
}
