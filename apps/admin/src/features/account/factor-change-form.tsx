import { factorChangeBody, type FactorChangeBody } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, FormCodeField, useForm, zodResolver } from '@concord/ui/forms';
import { DialogForm } from '../../shared/dialogs/dialog-form';
import { PasswordField } from '../../shared/forms/password-field';
import { useSending } from '../../shared/forms/use-sending';

const resolver = zodResolver(factorChangeBody.out);

interface FactorChangeFormProps {
  readonly title: string;
  readonly titleId: string;
  readonly submitLabel: string;
  readonly destructive?: boolean;
  /** Consequences of the change. */
  readonly children: string;
  readonly send: (body: FactorChangeBody) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Requests the password and a code before a change of the second factor. */
export function FactorChangeForm({ children, send, ...dialog }: FactorChangeFormProps) {
  const form = useForm({ resolver, defaultValues: { password: '', code: '' } });
  const { busy, failure, onSubmit } = useSending(form, send);
  return (
    <DialogForm {...dialog} busy={busy} onSubmit={onSubmit}>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Typography>{children}</Typography>
      <PasswordField control={form.control} name="password" label="Password" autoFocus />
      <FormCodeField form={form} name="code" />
    </DialogForm>
  );
}
