import { signedInAs, useAppDispatch } from '@concord/api-client';
import { isApiError, useLoginMutation } from '@concord/api-client/requests';
import { Typography } from '@concord/ui';
import { Alert, Dialog } from '@concord/ui/display';
import { FormCodeField, useForm, useWatch } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { DialogForm } from '../shared/dialogs/dialog-form';
import { PasswordField } from '../shared/forms/password-field';
import { useSending } from '../shared/forms/use-sending';

interface SignInDialogProps {
  /** E-mail of the account whose session has ended, because the page shows its data. */
  readonly email: string;
  readonly onDone: (isSignedIn: boolean) => void;
}

/**
 * Signs the same account in again. Hides the page behind it, because the account may have lost its rights.
 */
export function SignInDialog({ email, onDone }: SignInDialogProps) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { password, code } = useWatch({ control: form.control });
  const { busy, failure, onSubmit } = useSending(form, async (given) => {
    const answer = await login({
      body: { email, password: given.password, ...(needsCode && { code: given.code }) },
    });
    if (!needsCode && isApiError(answer.error) && answer.error.code === 'SECOND_FACTOR') {
      setNeedsCode(true);
      return;
    }
    if (answer.error) throw answer.error;
    dispatch(signedInAs(answer.data));
    onDone(true);
  });
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      maxWidth="xs"
      slotProps={{ backdrop: { sx: { bgcolor: 'background.default' } } }}
    >
      <DialogForm
        title="Sign in again"
        titleId={titleId}
        submitLabel="Sign in"
        cancelLabel="Leave this page"
        disabled={!password || (needsCode && !code?.trim())}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={() => onDone(false)}
      >
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        <Typography>
          Your session has ended. Sign in as {email} to continue. What you typed is still on the page.
        </Typography>
        <PasswordField control={form.control} name="password" label="Password" autoFocus />
        {needsCode ? <FormCodeField form={form} name="code" autoFocus /> : null}
      </DialogForm>
    </Dialog>
  );
}
