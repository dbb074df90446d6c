import { lineIcon } from '@concord/ui/basics';

/** Crossed circle for revoking certificates, which are not deleted. */
export const RevokeIcon = lineIcon('RevokeIcon', 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 6.5l11 11');
