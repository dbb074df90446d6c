import { toastError, toastSuccess } from '@concord/ui';
import type { FieldValues } from '@concord/ui/forms';
import type { SchemaForm } from '../forms/use-schema-form';
import { useSending } from '../forms/use-sending';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

interface SchemaDialogProps<Values extends FieldValues> extends Omit<DialogFrameProps, 'busy' | 'onSubmit'> {
  readonly form: SchemaForm<Values>;
  /** Sends the values, once the form's schema takes them. */
  readonly send: (values: Values) => Promise<unknown>;
  readonly successText?: string;
  /** The toast of a try to send an incomplete form; messages at the fields alone when absent. */
  readonly incompleteText?: string;
  /** Returns true for a refusal that the form shows itself; others are toasts, or messages at their fields. */
  readonly isShown?: (error: unknown) => boolean;
  /** Called after sending; closes the dialog when absent. */
  readonly onSent?: () => void;
}

/**
 * A dialog with a form whose rules are a schema. Problems stand at their fields, of which the first gets the focus; a
 * refusal leaves everything as it was typed.
 *
 * ```tsx
 * const form = useSchemaForm(reasonForm, { reason: '' });
 * <SchemaDialog form={form} title="Pause" submitLabel="Pause" send={({ reason }) => pause(reason)} onClose={close}>
 *   <ReasonField control={form.control} />
 * </SchemaDialog>
 * ```
 */
export function SchemaDialog<Values extends FieldValues>(props: SchemaDialogProps<Values>) {
  const { form, send, successText, incompleteText, isShown, onSent = props.onClose, ...frame } = props;
  const { busy, onSubmit } = useSending(
    form,
    async (values) => {
      await send(values);
      if (successText) toastSuccess(successText);
      onSent();
    },
    {
      onRefused: (error) => {
        if (!isShown?.(error)) toastError(error);
      },
      onIncomplete: () => {
        if (incompleteText) toastError(incompleteText);
      },
    },
  );
  return <DialogFrame {...frame} busy={busy} onSubmit={onSubmit} />;
}
