// The few parts for pages with a strict byte budget: a page that imports only these loads nothing of display or forms,
// which have them too.
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { ConfirmDialog } from '../components/confirm-dialog';
export { CheckIcon, ClockIcon, DownloadIcon, OfflineIcon, RefreshIcon } from '../components/icons';
export { formatAtCaret } from '../forms/serial-mask';
