import type { CellName } from './grid-rows';

/** Changes of a row of the grid. The functions are stable, so that other rows do not re-render. */
export interface RowActions {
  readonly editCell: (number: number, cell: CellName, text: string) => void;
  readonly leaveOut: (number: number, isLeftOut: boolean) => void;
  /** Changes the description of a picture of the row; null removes the picture. */
  readonly editPicture: (number: number, at: number, alt: string | null) => void;
}
