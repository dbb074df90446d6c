import { lineIcon } from './line-icon';

export const CheckIcon = lineIcon('CheckIcon', 'M5 12.5l4.5 4.5L19 7.5');
export const ClockIcon = lineIcon(
  'ClockIcon',
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
);
export const DownloadIcon = lineIcon('DownloadIcon', 'M12 4v11M7 11l5 5 5-5M4 20h16');
export const OfflineIcon = lineIcon(
  'OfflineIcon',
  'M3 3l18 18M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-5-2.6M8.5 15.5a5 5 0 0 1 7 0M12 19h.01',
);
export const RefreshIcon = lineIcon('RefreshIcon', 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5');
