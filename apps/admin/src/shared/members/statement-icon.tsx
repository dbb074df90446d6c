import { lineIcon } from '@concord/ui/basics';

/** Icon of bank statements. Kept out of the design system's icons, which every page loads. */
export const StatementIcon = lineIcon(
  'StatementIcon',
  'M3.5 9L12 4l8.5 5zM5 9v8M10 9v8M14 9v8M19 9v8M3.5 20h17M3.5 17h17',
);
