import { brandSheetOf } from '../../head/colour-sheet.cjs';
import { makeTheme, theme } from '../theme/theme';
import { type BrandColours, brandPalettes } from './brand-palettes';

export { brandMark } from './brand-mark';

/**
 * The style sheet that turns the product's colours into the institute's, in both schemes. It stands after that of the
 * page's head and has only what differs; empty without colours.
 */
export function brandSheet(colours: BrandColours): string {
  const { light, dark } = brandPalettes(colours);
  return brandSheetOf(makeTheme(light, dark), theme);
}
