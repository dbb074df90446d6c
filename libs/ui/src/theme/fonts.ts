/** CSS font families of text; after ours come system fonts scaled to its widths and heights: see head/fonts.cjs. */
export const TEXT_FONTS =
  'Inter, "Inter Arial", "Inter Roboto", "Inter DejaVu", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
/** CSS font families of headings, which have the weight 600 only. */
export const HEADING_FONTS =
  '"Noto Serif", "Noto Serif Georgia", "Noto Serif Times", "Noto Serif DejaVu", ui-serif, Georgia, "Times New Roman", serif';
