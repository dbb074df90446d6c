import type { Worksheet } from 'exceljs';

interface CellPicture {
  column: number;
  bytes: Uint8Array;
}

/** Pictures by the row in which their upper left corner is. */
export type PictureCells = ReadonlyMap<number, CellPicture[]>;

/** The pictures of a worksheet, as they stand in it. Their content is judged by the media service. */
export function picturesOfSheet(sheet: Worksheet): PictureCells {
  const cells = new Map<number, CellPicture[]>();
  for (const { imageId, range } of sheet.getImages()) {
    const bytes = sheet.workbook.getImage(Number(imageId))?.buffer as Uint8Array | undefined;
    // A picture in the background of a sheet has no place in it.
    const corner = range?.tl as { nativeRow: number; nativeCol: number } | undefined;
    if (!bytes || !corner) continue;
    const row = corner.nativeRow + 1;
    cells.set(row, [...(cells.get(row) ?? []), { column: corner.nativeCol + 1, bytes }]);
  }
  return cells;
}
