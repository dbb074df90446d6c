import { useSession } from '@concord/api-client';
import { LIMITS, passwordChangeBody } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import { Alert, Checkbox, FormControlLabel, useForm, zodResolver } from '@concord/ui/forms';
import { useState } from 'react';
import { PasswordField } from '../../shared/forms/password-field';
import { useSending } from '../../shared/forms/use-sending';
import { usePasswordChangeMutation } from './requests';
import { useTokenRenewal } from './use-token-renewal';

const { current, next } = passwordChangeBody.out.shape;
const resolver = zodResolver(
  passwordChangeBody.out
    .omit({ code: true })
    .extend({ current, next, again: current })
    .refine((values) => values.next === values.again, {
      path: ['again'],
      error: 'The passwords do not match',
    }),
);
const EMPTY = { current: '', next: '', again: '' };

interface PasswordFormProps {
  readonly submitLabel: string;
  /** @param token the session's new token, already stored in the session */
  readonly onChanged: (token: string) => void;
}

/** Form for replacing one's own password. */
export function PasswordForm({ submitLabel, onChanged }: PasswordFormProps) {
  const email = useSession().details?.email;
  const [isShown, setIsShown] = useState(false);
  const [change] = usePasswordChangeMutation();
  const renew = useTokenRenewal();
  const form = useForm({ resolver, defaultValues: EMPTY, mode: 'onTouched' });
  const { control, reset } = form;
  const { busy, failure, onSubmit } = useSending(form, async ({ current, next }) => {
    const { token } = await change({ body: { current, next } }).unwrap();
    renew(token);
    reset();
    setIsShown(false);
    onChanged(token);
  });
  const type = isShown ? 'text' : 'password';
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit} sx={{ maxWidth: 460 }}>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <PasswordField control={control} name="current" label="Current password" type={type} />
      <PasswordField
        control={control}
        name="next"
        label="New password"
        type={type}
        autoComplete="new-password"
        helperText={`${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters`}
      />
      <PasswordField
        control={control}
        name="again"
        label="New password again"
        type={type}
        autoComplete="new-password"
      />
      <FormControlLabel
        control={<Checkbox checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />}
        label="Show passwords"
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ alignSelf: 'flex-start' }}>
        {submitLabel}
      </Button>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
    </Stack>
  );
}
