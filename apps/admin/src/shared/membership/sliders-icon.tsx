import { lineIcon } from '@concord/ui/basics';

/** Icon of settings. Kept out of the design system's icons, which every page loads. */
export const SlidersIcon = lineIcon(
  'SlidersIcon',
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
);
