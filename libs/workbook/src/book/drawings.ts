import type { SheetDrawing } from './sheet';
import type { WorkbookParts } from './workbook-parts';
import { prefixed, readElements } from './xml-events';

const MAX_DRAWINGS = 2000;
const MAX_PICTURES = 5000;
const ANCHORS = new Set(['twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor']);
/** Drawings other than pictures: shapes with text, charts, tables, lines. */
const OTHERS = new Set(['sp', 'graphicFrame', 'cxnSp', 'contentPart']);
const FILE_NAME = /\.(png|jpe?g|gif|bmp|svg|webp|tiff?|emf|wmf)$/i;
/** Phrases in Excel's automatic descriptions. */
const INVENTED = /\s*(Description automatically generated|AI-generated content may be incorrect\.?)\s*/gi;

interface Anchor {
  row: number;
  column: number;
  pictures: { id: string | undefined; alt: string }[];
  others: number;
}

/** Drawings of a sheet with the cell of their upper left corner, or row 0 without one. @throws FileError */
export async function readDrawings(parts: WorkbookParts, name: string): Promise<SheetDrawing[]> {
  const part = await parts.part(name);
  if (!part) return [];
  const related = await parts.relationsOf(name);
  const drawings: SheetDrawing[] = [];
  for (const { row, column, pictures, others } of anchorsOf(part)) {
    for (const { id, alt } of pictures) {
      const relation = related.get(id ?? '');
      const bytes = relation && !relation.isExternal ? await parts.shared(relation.target) : undefined;
      drawings.push({ row, column, ...(bytes && row > 0 && { bytes, alt }) });
    }
    if (others > 0 && pictures.length === 0) drawings.push({ row, column });
  }
  return drawings;
}

function anchorsOf(part: Buffer): Anchor[] {
  const anchors: Anchor[] = [];
  let anchor: Anchor | undefined;
  let within: string[] = [];
  let number = '';
  let pictures = 0;
  readElements(part, {
    open: (name, attributes) => {
      if (ANCHORS.has(name) && anchors.length < MAX_DRAWINGS) {
        anchor = { row: 0, column: 0, pictures: [], others: 0 };
        anchors.push(anchor);
        within = [];
      }
      within.push(name);
      number = '';
      // `Fallback` repeats a drawing for older programs.
      if (!anchor || within.includes('Fallback')) return;
      if (OTHERS.has(name)) anchor.others += 1;
      if (name === 'pic' && pictures < MAX_PICTURES) {
        anchor.pictures.push({ id: undefined, alt: '' });
        pictures += 1;
      }
      const picture = within.includes('pic') ? anchor.pictures.at(-1) : undefined;
      if (picture && name === 'cNvPr') picture.alt = altOf(attributes['descr'] ?? '');
      if (picture && name === 'blip') picture.id = prefixed(attributes, 'embed');
    },
    text: (text) => {
      if (number.length < 10) number += text;
    },
    close: (name) => {
      within.pop();
      if (!anchor) return;
      if (within.at(-1) === 'from' && name === 'row') anchor.row = Number(number) + 1;
      if (within.at(-1) === 'from' && name === 'col') anchor.column = Number(number) + 1;
      if (ANCHORS.has(name)) anchor = undefined;
    },
  });
  return anchors;
}

const altOf = (text: string) => (FILE_NAME.test(text.trim()) ? '' : text.replace(INVENTED, ' ').trim());
