import { FULL_WIDTH, INK, PAGE, type Sheet } from './sheet.ts';

/** Sizes in millimetres, for handwritten answers. */
const BOX = { width: 6.4, height: 8.4 } as const;
const TICK = 4.2;
const TICK_ROW = 8;
const RULE_ROW = 10.5;
const LABEL = { size: 8.5, color: INK.soft } as const;

/** Height of a ruled line with its label. */
export const LINE_HEIGHT = 16;

/** Draws a section heading with its letter; returns the y below it. */
export function sectionHeading(sheet: Sheet, letter: string, title: string, y: number): number {
  sheet.fill({ x: PAGE.left, y, width: FULL_WIDTH, height: 8 }, INK.tint, 0.8);
  sheet.fill({ x: PAGE.left, y, width: 8, height: 8 }, INK.brand, 0.8);
  sheet.tagged('H2', () => {
    sheet.write(letter, PAGE.left, y + 1.2, {
      size: 12,
      bold: true,
      color: INK.paper,
      width: 8,
      align: 'center',
    });
    sheet.write(title, PAGE.left + 11, y + 1.4, { size: 11.5, bold: true });
  });
  return y + 11.5;
}

/** Draws a label with a ruled line. */
export function ruledLine(
  sheet: Sheet,
  label: string,
  y: number,
  { x = PAGE.left, width = FULL_WIDTH } = {},
): void {
  sheet.paragraph(label, x, y, { ...LABEL, width });
  sheet.line(x, y + LINE_HEIGHT - 2.4, x + width, y + LINE_HEIGHT - 2.4);
}

/** Draws a label with several ruled lines. */
export function ruledLines(sheet: Sheet, label: string, y: number, count: number): void {
  ruledLine(sheet, label, y);
  for (let index = 1; index < count; index += 1) {
    const at = y + LINE_HEIGHT - 2.4 + index * RULE_ROW;
    sheet.line(PAGE.left, at, PAGE.right, at);
  }
}

/** Draws boxes for single characters in groups; by default those of a date. */
export function letterBoxes(
  sheet: Sheet,
  label: string,
  y: number,
  { x = PAGE.left, groups = [2, 2, 4] } = {},
): void {
  sheet.paragraph(label, x, y, LABEL);
  const top = y + 5.2;
  let at = x;
  for (const [index, count] of groups.entries()) {
    if (index > 0) {
      sheet.line(at + 1, top + BOX.height / 2, at + 3, top + BOX.height / 2, 0.4);
      at += 4;
    }
    for (let box = 0; box < count; box += 1) {
      sheet.fill({ x: at, y: top, ...BOX }, INK.paper);
      sheet.box({ x: at, y: top, ...BOX });
      at += BOX.width;
    }
  }
}

/** Draws a question with check boxes in columns; returns its height. */
export function choices(
  sheet: Sheet,
  label: string,
  y: number,
  options: readonly string[],
  { x = PAGE.left, width = FULL_WIDTH, columns = options.length } = {},
): number {
  sheet.paragraph(label, x, y, { ...LABEL, width });
  const step = width / columns;
  const top = y + 6;
  sheet.group('L', () => {
    for (const [index, option] of options.entries()) {
      const left = x + (index % columns) * step;
      tickBox(sheet, option, left, top + Math.floor(index / columns) * TICK_ROW, step);
    }
  });
  return 6 + Math.ceil(options.length / columns) * TICK_ROW + 2;
}

/** Draws a check box with its label; `ticked` marks it. */
export function tickBox(
  sheet: Sheet,
  words: string,
  x: number,
  y: number,
  width: number,
  ticked = false,
): void {
  sheet.fill({ x, y, width: TICK, height: TICK }, INK.paper);
  sheet.box({ x, y, width: TICK, height: TICK }, 0.35);
  if (ticked) {
    sheet.line(x + 0.7, y + 0.7, x + TICK - 0.7, y + TICK - 0.7, 0.6, INK.text);
    sheet.line(x + TICK - 0.7, y + 0.7, x + 0.7, y + TICK - 0.7, 0.6, INK.text);
  }
  const style = { size: 9.5, width: width - TICK - 3 };
  sheet.paragraph(words, x + TICK + 1.8, y - 0.4, style, 'LI');
}
