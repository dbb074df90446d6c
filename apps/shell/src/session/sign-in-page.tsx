import { signedInAs, useAppDispatch } from '@concord/api-client';
import { errorMessage, useLoginMutation } from '@concord/api-client/requests';
import type { LoginBody } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import { Button, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { signInForm } from './account-forms.schema';
import { returnPath } from './return-path';
import { AccountCard } from './account-card';

/** Staff sign-in. */
export default function SignInPage() {
  const [login, { error, isLoading }] = useLoginMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { control, handleSubmit } = useForm<LoginBody>({
    resolver: zodResolver(signInForm),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });

  const signIn = handleSubmit(async (values) => {
    const answer = await login({ body: values });
    if (!answer.data) return;
    dispatch(signedInAs(answer.data));
    void navigate(returnPath(state), { replace: true });
  });

  return (
    <AccountCard title="Sign in" lead="For the institute's staff.">
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void signIn(event)}>
        {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
        <FormTextField
          control={control}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          Sign in
        </Button>
        <Typography>
          No account yet?{' '}
          <TextLink to="/signup" state={state} underline="always">
            Sign up
          </TextLink>
        </Typography>
      </Stack>
    </AccountCard>
  );
}
