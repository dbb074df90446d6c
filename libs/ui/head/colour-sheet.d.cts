/** What the sheets need of a theme of MUI. */
interface Sheets {
  readonly generateStyleSheets: () => Record<string, unknown>[];
}

export function colourSheet(theme: Sheets): string;
export function brandSheetOf(theme: Sheets, base: Sheets): string;
