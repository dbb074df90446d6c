import { useStaffRegisterMutation } from '@concord/api-client/requests';
import type { StaffRegisterBody } from '@concord/contracts';
import { FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { PasswordInput } from './password-input';
import { AccountForm, useSignedIn } from './account-form';
import { signUpForm } from './account-forms.schema';

/** Sign-up of staff; the account then needs approval. */
export default function SignUpPage() {
  const [register, { error, isLoading }] = useStaffRegisterMutation();
  const signedIn = useSignedIn();
  const { control, handleSubmit } = useForm<StaffRegisterBody>({
    resolver: zodResolver(signUpForm),
    mode: 'onTouched',
    defaultValues: { username: '', email: '', password: '' },
  });
  const signUp = handleSubmit(async (body) => {
    const { data } = await register({ body });
    if (data) signedIn({ token: data.token, ...data.data });
  });

  return (
    <AccountForm
      title="Sign up"
      lead="Create a staff account. You can use it once an administrator has approved it."
      error={error}
      isLoading={isLoading}
      onSubmit={(event) => void signUp(event)}
      other={{ question: 'Already have an account?', to: '/signin', title: 'Sign in' }}
    >
      <FormTextField
        control={control}
        name="username"
        label="Username"
        autoComplete="nickname"
        helperText="3 to 10 characters"
      />
      <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        helperText="6 to 10 characters"
      />
    </AccountForm>
  );
}
