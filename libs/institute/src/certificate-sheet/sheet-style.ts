import { DESIGN_STYLES } from './design-styles';

interface StyleOptions {
  /** CSS font families of text and of headings. */
  readonly text: string;
  readonly headings: string;
  /** CSS length of one millimetre of the sheet; defaults to a real one. */
  readonly millimetre?: string;
}

const COMMON = `
.sheet {
  --ink: #1b241f; --soft: #55635b;
  position: relative; width: 297mm; height: 209.8mm; overflow: hidden;
  background: #fff; color: var(--ink); color-scheme: light;
  font-size: 12pt; line-height: 1.4; letter-spacing: normal; text-align: left; overflow-wrap: break-word;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
.sheet, .sheet * { box-sizing: border-box; font-variant-ligatures: no-contextual; }
.sheet p, .sheet h1, .sheet ul, .sheet dl, .sheet dt, .sheet dd, .sheet strong { margin: 0; }
.sheet strong { font-weight: 700; }
.sheet + .sheet { break-before: page; }
.sheet svg, .sheet img.drawing { display: block; width: 100%; }
.sheet .ground { position: absolute; inset: 0; width: 297mm; height: 210mm; }
.sheet .ground svg, .sheet .ground img { height: 100%; }
.sheet .crest, .sheet .column, .sheet .signatories, .sheet .facts, .sheet .proof, .sheet .specimen { position: absolute; }
.sheet .column { display: flex; flex-direction: column; }
.sheet .institute { font-size: 16pt; line-height: 1.25; color: var(--accent); }
.sheet .title { margin: 3mm 0 0; font-size: calc(40pt * var(--fit)); line-height: 1.15; }
.sheet .words { flex: 1; min-height: 0; display: flex; flex-direction: column; justify-content: center; }
.sheet .say { font-size: max(9pt, calc(13pt * var(--scale))); margin-block: calc(1mm * var(--scale)); }
.sheet .who { font-size: calc(32pt * var(--fit) * var(--scale)); line-height: 1.35; color: var(--accent); white-space: nowrap; margin-block: calc(1.5mm * var(--scale)); }
.sheet .course { font-size: max(9pt, calc(20pt * var(--fit) * var(--scale))); line-height: 1.3; margin-block: calc(1.5mm * var(--scale)); }
.sheet .signatories { display: flex; gap: 10mm; padding: 0; list-style: none; }
.sheet .signatories li { flex: 1 1 0; min-width: 0; max-width: 70mm; }
.sheet .ink { height: 16mm; display: flex; align-items: flex-end; }
.sheet .ink img { max-width: 100%; max-height: 18mm; margin-bottom: -1.5mm; }
.sheet .signer { border-top: 0.3mm solid var(--ink); padding-top: 1mm; height: 19mm; overflow: hidden; font-size: 9.5pt; line-height: 1.3; }
.sheet .signer strong { display: block; }
.sheet .proof { padding: 3mm; background: #fff; }
.sheet .proof svg, .sheet .proof img { width: 24mm; height: 24mm; }
.sheet .facts dt { color: var(--soft); font-size: 9pt; line-height: 1.3; }
.sheet .facts dd { font-size: 9.5pt; line-height: 1.3; font-weight: 700; }
.sheet .number { white-space: nowrap; }
`;

const LENGTH = /(-?\d*\.?\d+)(mm|pt)\b/g;
const MILLIMETRES = { mm: 1, pt: 25.4 / 72 } as const;
const scaled = (css: string, millimetre: string): string =>
  css.replace(LENGTH, (_length, size: string, unit: 'mm' | 'pt') => {
    const factor = Math.round(Number(size) * MILLIMETRES[unit] * 1e4) / 1e4;
    return `calc(${factor} * ${millimetre})`;
  });

/**
 * Style sheet for paper and screen, which differ only in fonts and unit: `sheetStyle({ …,
 * millimetre: 'var(--mm)' })` scales the sheet by `--mm`.
 */
export function sheetStyle({ text, headings, millimetre }: StyleOptions): string {
  const fonts = `
.sheet { font-family: ${text}; }
.sheet .institute, .sheet .title, .sheet .who, .sheet .course { font-family: ${headings}; font-weight: 600; }
.sheet .specimen { inset: 80mm 0 auto; text-align: center; transform: rotate(-18deg); font: 700 90pt/1 ${text}; color: rgb(70 70 70 / 0.1); }
`;
  const css = COMMON + fonts + DESIGN_STYLES;
  return millimetre ? scaled(css, millimetre) : css;
}
