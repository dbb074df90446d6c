/** The part of a theme of MUI that the sheets need. */
interface Sheets {
  readonly generateStyleSheets: () => Record<string, unknown>[];
}

export function colourSheet(theme: Sheets): string;
export function brandSheetOf(theme: Sheets, base: Sheets): string;
