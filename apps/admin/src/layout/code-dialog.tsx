import { tokenRenewed, useAppDispatch } from '@concord/api-client';
import { LIMITS } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, Dialog } from '@concord/ui/display';
import { FormCodeField, useForm, useWatch } from '@concord/ui/forms';
import { useId } from 'react';
import { DialogForm } from '../shared/dialogs/dialog-form';
import { useSending } from '../shared/forms/use-sending';
import { useAuthConfirmMutation } from '../shared/requests';

/** Asks for a second-factor code, and renews the session's token with it. */
export function CodeDialog({ onDone }: { readonly onDone: (isConfirmed: boolean) => void }) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const [confirm] = useAuthConfirmMutation();
  const form = useForm({ defaultValues: { code: '' } });
  const code = useWatch({ control: form.control, name: 'code' });
  const { busy, failure, onSubmit } = useSending(form, async (body) => {
    const { token } = await confirm({ body }).unwrap();
    dispatch(tokenRenewed(token));
    onDone(true);
  });
  const cancel = () => onDone(false);
  return (
    <Dialog open onClose={busy ? undefined : cancel} aria-labelledby={titleId} maxWidth="xs">
      <DialogForm
        title="Enter a code again"
        titleId={titleId}
        submitLabel="Confirm"
        disabled={!code.trim()}
        busy={busy}
        onSubmit={onSubmit}
        onCancel={cancel}
      >
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        <Typography>
          This action needs a code entered in the last {LIMITS.confirmedMinutes} minutes.
        </Typography>
        <FormCodeField form={form} name="code" autoFocus />
      </DialogForm>
    </Dialog>
  );
}
