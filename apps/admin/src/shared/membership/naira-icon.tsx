import { lineIcon } from '@concord/ui/basics';

/** Icon of fees. Kept out of the design system's icons, which every page loads. */
export const NairaIcon = lineIcon('NairaIcon', 'M7 20V4l10 16V4M4 10h16M4 14h16');
