import type { PasswordForgotBody } from '@concord/contracts';
import { LinkButton, Page, PageHeader, Typography } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { forgotPasswordForm } from './account-forms.schema';
import { usePasswordForgotMutation } from './requests';
import { SIGN_IN_PATH } from './return-path';

function MailRequested({ email }: PasswordForgotBody) {
  return (
    <Page title="Check your e-mail" maxWidth="sm">
      <PageHeader title="Check your e-mail" />
      <Typography role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        If there is a staff account for {email}, a link to choose a new password is on its way. You can use it
        once, within 1 hour.
      </Typography>
      <Typography sx={{ mb: 3 }}>
        No e-mail after a few minutes? Check your spam folder, or ask a colleague who is SUPER_ADMIN for a
        link.
      </Typography>
      <LinkButton to={SIGN_IN_PATH} variant="outlined">
        Back to sign in
      </LinkButton>
    </Page>
  );
}

/** Page to request a password reset link. It never discloses whether an account exists. */
export default function ForgotPasswordPage() {
  const [order, { error, isLoading }] = usePasswordForgotMutation();
  const [orderedFor, setOrderedFor] = useState<string>();
  const { control, handleSubmit } = useForm<PasswordForgotBody>({
    resolver: zodResolver(forgotPasswordForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const send = handleSubmit(async (body) => {
    const { error: refusal } = await order({ body });
    if (!refusal) setOrderedFor(body.email);
  });
  if (orderedFor) return <MailRequested email={orderedFor} />;

  return (
    <AccountForm
      title="Forgot your password?"
      submitLabel="Send me a link"
      lead="Enter the e-mail address of your staff account. We will send you a link to choose a new password."
      error={error}
      isLoading={isLoading}
      onSubmit={(event) => void send(event)}
      other={{ question: 'Remembered your password?', to: SIGN_IN_PATH, title: 'Sign in' }}
    >
      <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
    </AccountForm>
  );
}
