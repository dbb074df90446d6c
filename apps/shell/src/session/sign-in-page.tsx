import { isApiError, useLoginMutation } from '@concord/api-client/requests';
import type { LoginBody } from '@concord/contracts';
import { TextLink } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { useEffect, useState } from 'react';
import { AccountForm, useSignedIn } from './account-form';
import { signInForm } from './account-forms.schema';
import { PasswordInput } from './password-input';
import { FORGOT_PASSWORD_PATH } from './return-path';
import { SignInCode } from './sign-in-code';

type Credentials = Omit<LoginBody, 'code'>;

interface PasswordStepProps {
  /** E-mail to keep after a return from the second step. */
  readonly email: string;
  readonly onCodeNeeded: (credentials: Credentials) => void;
}

function PasswordStep({ email, onCodeNeeded }: PasswordStepProps) {
  const [login, { error, isLoading }] = useLoginMutation();
  const signedIn = useSignedIn();
  const { control, handleSubmit, setFocus } = useForm<Credentials>({
    resolver: zodResolver(signInForm),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  useEffect(() => {
    if (email) return undefined;
    // Focuses a frame later, because a navigation focuses the page's content. A user who is already
    // typing keeps the focus, or the rest of the password would be visible in the other field.
    const frame = requestAnimationFrame(() => {
      if (!(document.activeElement instanceof HTMLInputElement)) setFocus('email');
    });
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);
  const signIn = handleSubmit(async (body) => {
    const { data, error } = await login({ body });
    if (data) signedIn(data);
    else if (isApiError(error) && error.code === 'SECOND_FACTOR') onCodeNeeded(body);
  });

  return (
    <AccountForm
      title="Sign in"
      lead="For the institute's staff."
      error={error}
      isLoading={isLoading}
      onSubmit={(event) => void signIn(event)}
      other={{ question: 'No account yet?', to: '/signup', title: 'Sign up' }}
    >
      <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
      <TextLink to={FORGOT_PASSWORD_PATH} sx={{ alignSelf: 'flex-start', py: 1.25 }}>
        Forgot your password?
      </TextLink>
    </AccountForm>
  );
}

/** Staff sign-in: e-mail and password, then a code if the account has a second factor. */
export default function SignInPage() {
  // Kept in memory only, for the second call with the code.
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  return credentials.password ? (
    <SignInCode credentials={credentials} onBack={() => setCredentials({ ...credentials, password: '' })} />
  ) : (
    <PasswordStep email={credentials.email} onCodeNeeded={setCredentials} />
  );
}
