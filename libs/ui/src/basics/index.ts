// The few parts for pages with a strict byte budget: a page that imports only these loads nothing of display or forms,
// which have them too.
export { CheckIcon, ClockIcon, DownloadIcon, OfflineIcon, RefreshIcon } from '../components/basic-icons';
export { CopyableValue } from '../components/copy-button';
export { formatAtCaret, SERIAL_PLACEHOLDER } from '../forms/serial-mask';
export { lineIcon } from '../components/line-icon';
