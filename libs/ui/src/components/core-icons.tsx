import { lineIcon } from './line-icon';

export const MenuIcon = lineIcon('MenuIcon', 'M4 7h16M4 12h16M4 17h16');
export const CloseIcon = lineIcon('CloseIcon', 'M6 6l12 12M18 6L6 18');
export const ChevronRightIcon = lineIcon('ChevronRightIcon', 'M9 6l6 6-6 6');
export const PersonIcon = lineIcon(
  'PersonIcon',
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6',
);
