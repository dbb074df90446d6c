// The few parts that a page under a strict byte budget is made of. Each is also in display or forms, of which a page
// that imports nothing else from there then loads nothing.
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { ConfirmDialog, type ConfirmDialogProps } from '../components/confirm-dialog';
export { CheckIcon, ClockIcon, DownloadIcon, OfflineIcon, RefreshIcon } from '../components/icons';
export { formatAtCaret } from '../forms/serial-mask';
