export { PrintingStatus, type PrintingStatusProps } from './printing-status';
export { usePrintout, type Printing, type Printout } from './use-printout';
export type { PrintFault } from './printout';
