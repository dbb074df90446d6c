import type { ReactNode } from 'react';
import { useSchemaForm } from '../forms/use-schema-form';
import type { DialogFrameProps } from './dialog-frame';
import { ReasonField, reasonForm } from './reason-field';
import { SchemaDialog } from './schema-dialog';

interface ReasonDialogProps extends Pick<DialogFrameProps, 'title' | 'destructive' | 'onClose'> {
  readonly submitLabel: string;
  readonly successText?: string;
  /** Reason that stands in the field at first. */
  readonly reason?: string | undefined;
  readonly send: (reason: string) => Promise<unknown>;
  /** Called after sending; closes the dialog by default. */
  readonly onSent?: () => void;
  /** Consequences of the action. */
  readonly children: ReactNode;
}

/**
 * Requests the reason for an action of staff on an exam or a record; the server stores it with the change.
 */
export function ReasonDialog({ reason: given = '', send, children, ...dialog }: ReasonDialogProps) {
  const form = useSchemaForm(reasonForm, { reason: given });
  return (
    <SchemaDialog {...dialog} form={form} send={({ reason }) => send(reason)}>
      {children}
      <ReasonField control={form.control} autoFocus />
    </SchemaDialog>
  );
}
