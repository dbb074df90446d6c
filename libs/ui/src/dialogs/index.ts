// Separate from the basics, so that the exam page shows its questions before it loads dialogs.
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { ConfirmDialog } from '../components/confirm-dialog';
