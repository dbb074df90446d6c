import { lineIcon } from '@concord/ui/basics';

/** Icon of a cohort. Kept out of the design system's icons, which every page loads. */
export const GroupIcon = lineIcon(
  'GroupIcon',
  'M12 4a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 12 4zM5 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 20c0-4.5 2-7 5-7s5 2.5 5 7M2 20c0-2.5 1-4 3-4M22 20c0-2.5-1-4-3-4',
);
