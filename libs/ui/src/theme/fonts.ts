/** CSS font families of text: ours, then system fonts scaled to its metrics, see head/fonts.cjs. */
export const TEXT_FONTS =
  'Inter, "Inter Arial", "Inter Roboto", "Inter DejaVu", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
/** CSS font families of headings, which only have the weight 600. */
export const HEADING_FONTS =
  '"Noto Serif", "Noto Serif Georgia", "Noto Serif Times", "Noto Serif DejaVu", ui-serif, Georgia, "Times New Roman", serif';
