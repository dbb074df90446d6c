import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';
import { isReason, ReasonField } from './reason-field';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly destructive?: boolean;
  readonly successText?: string;
  readonly send: (reason: string) => Promise<unknown>;
  /** Called after sending; closes the dialog when absent. */
  readonly onSent?: () => void;
  readonly onClose: () => void;
  /** What will happen, and further fields. */
  readonly children: ReactNode;
  /** Whether `children` have fields, of which the first has the focus. */
  readonly hasFields?: boolean;
  /** Fields that are about the reason. */
  readonly below?: ReactNode;
}

/** Asks for the reason before staff change somebody's exam or record; the server keeps it with the change. */
export function ReasonDialog({ send, children, hasFields = false, below, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  return (
    <FormDialog
      {...dialog}
      send={() => {
        setSubmitted(true);
        return isReason(reason) ? send(reason.trim()) : undefined;
      }}
    >
      {children}
      <ReasonField
        autoFocus={!hasFields}
        value={reason}
        onChange={setReason}
        error={submitted && !isReason(reason)}
      />
      {below}
    </FormDialog>
  );
}
