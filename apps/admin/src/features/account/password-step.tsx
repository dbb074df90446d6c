import { type FactorSetUp, factorBeginBody } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, useForm, zodResolver } from '@concord/ui/forms';
import { DialogForm } from '../../shared/dialogs/dialog-form';
import { PasswordField } from '../../shared/forms/password-field';
import { useSending } from '../../shared/forms/use-sending';
import { useFactorBeginMutation } from './requests';

const resolver = zodResolver(factorBeginBody.out);

interface PasswordStepProps {
  readonly titleId: string;
  readonly onBegun: (setUp: FactorSetUp) => void;
  readonly onCancel: () => void;
}

/** First step of the set-up: requests the password. */
export function PasswordStep({ titleId, onBegun, onCancel }: PasswordStepProps) {
  const [begin] = useFactorBeginMutation();
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const { busy, failure, onSubmit } = useSending(form, async (body) =>
    onBegun(await begin({ body }).unwrap()),
  );
  return (
    <DialogForm
      title="Set up a second factor"
      titleId={titleId}
      submitLabel="Continue"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Typography>
        You need a phone with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        Aegis. Enter your password first.
      </Typography>
      <PasswordField control={form.control} name="password" label="Password" autoFocus />
    </DialogForm>
  );
}
