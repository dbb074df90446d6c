import type { PasswordResetBody } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import { LinkButton, Page, PageHeader, toastSuccess } from '@concord/ui';
import { useForm, zodResolver } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { PasswordInput } from './password-input';
import { AccountForm } from './account-form';
import { resetPasswordForm } from './account-forms.schema';
import { usePasswordResetMutation } from './requests';
import { FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from './return-path';

/** Token of the link, which it removes from the address bar and the browser's history. */
function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}

function IncompleteLink() {
  return (
    <Page title="This link is incomplete" maxWidth="sm">
      <PageHeader
        title="This link is incomplete"
        lead="Open the full link from the e-mail again, or ask for a new one."
      />
      <LinkButton to={FORGOT_PASSWORD_PATH} variant="contained">
        Ask for a new link
      </LinkButton>
    </Page>
  );
}

const NEW = {
  title: 'Choose a new password',
  lead: 'Saving it signs you out on all devices.',
  saved: 'Your password was changed. Sign in with the new one.',
};
const FIRST = {
  title: 'Welcome. Choose a password',
  lead: 'A staff account was created for you. Choose a password, then sign in.',
  saved: 'Your password is set. You can sign in now.',
};

/**
 * Sets a new password with the token of a link, or the first one after an invitation. The sign-in
 * checks the second factor.
 */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const words = useLocation().search === '?welcome' ? FIRST : NEW;
  const navigate = useNavigate();
  const [reset, { error, isLoading }] = usePasswordResetMutation();
  const { control, handleSubmit } = useForm<Pick<PasswordResetBody, 'password'>>({
    resolver: zodResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const save = handleSubmit(async ({ password }) => {
    const { error: refusal } = await reset({ body: { token, password } });
    if (refusal) return;
    toastSuccess(words.saved);
    void navigate(SIGN_IN_PATH, { replace: true });
  });
  if (!token) return <IncompleteLink />;

  return (
    <AccountForm
      title={words.title}
      submitLabel="Save password"
      lead={words.lead}
      error={error}
      isLoading={isLoading}
      onSubmit={(event) => void save(event)}
      other={{ question: 'Link not working?', to: FORGOT_PASSWORD_PATH, title: 'Ask for a new one' }}
    >
      <PasswordInput
        control={control}
        name="password"
        label="New password"
        autoComplete="new-password"
        helperText="6 to 10 characters"
      />
    </AccountForm>
  );
}
