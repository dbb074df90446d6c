// The few parts for pages with a strict byte budget. Display and forms include them, too, but such a page
// loads neither.
export { CheckIcon, ClockIcon, DownloadIcon, OfflineIcon, RefreshIcon } from '../components/basic-icons';
export { CopyableValue } from '../components/copy-button';
export { PlainField, type PlainFieldProps } from './plain-field';
export { lineIcon } from '../components/line-icon';
export { formatAtCaret, SERIAL_PLACEHOLDER } from '../forms/serial-mask';
