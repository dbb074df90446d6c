import type { ReactNode } from 'react';
import { useSchemaForm } from '../forms/use-schema-form';
import type { DialogFrameProps } from './dialog-frame';
import { ReasonField, reasonForm } from './reason-field';
import { SchemaDialog } from './schema-dialog';

interface ReasonDialogProps extends Pick<DialogFrameProps, 'title' | 'destructive' | 'onClose'> {
  readonly submitLabel: string;
  readonly successText?: string;
  readonly send: (reason: string) => Promise<unknown>;
  /** Called after sending; closes the dialog when absent. */
  readonly onSent?: () => void;
  /** Consequences of the action. */
  readonly children: ReactNode;
}

/** Asks for the reason before staff change an exam or a record; the server keeps it with the change. */
export function ReasonDialog({ send, children, ...dialog }: ReasonDialogProps) {
  const form = useSchemaForm(reasonForm, { reason: '' });
  return (
    <SchemaDialog {...dialog} form={form} send={({ reason }) => send(reason)}>
      {children}
      <ReasonField control={form.control} autoFocus />
    </SchemaDialog>
  );
}
