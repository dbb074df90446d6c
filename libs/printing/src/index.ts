export { PrintingStatus } from './printing-status';
export { usePrintout } from './use-printout';
