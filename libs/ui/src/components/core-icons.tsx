import { lineIcon } from './line-icon';

export const MenuIcon = lineIcon('MenuIcon', 'M4 7h16M4 12h16M4 17h16');
export const CloseIcon = lineIcon('CloseIcon', 'M6 6l12 12M18 6L6 18');
export const ChevronRightIcon = lineIcon('ChevronRightIcon', 'M9 6l6 6-6 6');
