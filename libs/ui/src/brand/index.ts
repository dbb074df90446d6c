import { brandSheetOf } from '../../head/colour-sheet.cjs';
import { makeTheme, theme } from '../theme/theme';
import { type BrandColours, brandPalettes } from './brand-palettes';

export { brandMark } from './brand-mark';

/**
 * Style sheet that replaces the product's colours by the institute's in both schemes. It follows that of the
 * page's head and has only the differences; empty without colours.
 */
export function brandSheet(colours: BrandColours): string {
  const { light, dark } = brandPalettes(colours);
  return brandSheetOf(makeTheme(light, dark), theme);
}
