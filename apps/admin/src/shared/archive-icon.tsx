import { lineIcon } from '@concord/ui/basics';

/** Icon of archived records. Separate from the design system's icons, which every page loads. */
export const ArchiveIcon = lineIcon('ArchiveIcon', 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4');
