import type { DocumentStatus } from '@concord/contracts';
import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import { DownloadIcon } from '@concord/ui/basics';
import type { ReactNode } from 'react';

interface PrintFileProps {
  /** Asks for the file; repeated until it is there. */
  readonly ask: () => Promise<DocumentStatus>;
  /** Name for screen readers, which says of what. */
  readonly name: string;
  /** Text of the button. */
  readonly label: string;
  /** Subject of the messages, e.g. `Your certificate`. */
  readonly what: string;
  /** Further buttons beside it. */
  readonly children?: ReactNode;
}

/** The status is the only call: it orders the file too. */
const asked = () => Promise.resolve({ jobId: '' });

/** Button that prints a PDF, and its outcome below. */
export function PrintFile({ ask, name, label, what, children }: PrintFileProps) {
  const { printing, print } = usePrintout();
  const faults = {
    unavailable: `${what} can't be printed right now. Please try again later.`,
    expired: 'Your sign-in has ended. Please sign in again.',
    refused: `${what} can't be printed. Please contact the office.`,
  };
  return (
    <>
      <PrintButton
        variant="outlined"
        icon={<DownloadIcon />}
        aria-label={name}
        printing={printing}
        onPrint={() => void print({ order: asked, status: ask })}
      >
        {label}
      </PrintButton>
      {children}
      <div style={{ flexBasis: '100%' }}>
        <PrintingStatus printing={printing} ready={`${what} is ready.`} faults={faults} />
      </div>
    </>
  );
}
