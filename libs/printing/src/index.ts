export { PrintButton } from './print-button';
export { PrintingStatus } from './printing-status';
export { saveLink } from './save-link';
export { usePrintout } from './use-printout';
