import { useLoginMutation } from '@concord/api-client/requests';
import type { LoginBody } from '@concord/contracts';
import { TextLink } from '@concord/ui';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { AccountForm, useSignedIn } from './account-form';
import { signInForm } from './account-forms.schema';
import { FORGOT_PASSWORD_PATH } from './return-path';

/** Staff sign-in. */
export default function SignInPage() {
  const [login, { error, isLoading }] = useLoginMutation();
  const signedIn = useSignedIn();
  const { control, handleSubmit } = useForm<LoginBody>({
    resolver: zodResolver(signInForm),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const signIn = handleSubmit(async (body) => {
    const { data } = await login({ body });
    if (data) signedIn(data);
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
      <FormTextField
        control={control}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <TextLink to={FORGOT_PASSWORD_PATH} sx={{ alignSelf: 'flex-start', py: 1.25 }}>
        Forgot your password?
      </TextLink>
    </AccountForm>
  );
}
