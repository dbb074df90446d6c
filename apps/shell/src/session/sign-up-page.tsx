import { signedInAs, useAppDispatch } from '@concord/api-client';
import { errorMessage, useStaffRegisterMutation } from '@concord/api-client/requests';
import type { StaffRegisterBody } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import { Button, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, FormTextField, useForm, zodResolver } from '@concord/ui/forms';
import { signUpForm } from './account-forms.schema';
import { returnPath } from './return-path';
import { AccountCard } from './account-card';

/** Staff sign-up: the account waits for approval. */
export default function SignUpPage() {
  const [register, { error, isLoading }] = useStaffRegisterMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { control, handleSubmit } = useForm<StaffRegisterBody>({
    resolver: zodResolver(signUpForm),
    mode: 'onTouched',
    defaultValues: { username: '', email: '', password: '' },
  });

  const signUp = handleSubmit(async (values) => {
    const answer = await register({ body: values });
    if (!answer.data) return;
    dispatch(signedInAs({ token: answer.data.token, ...answer.data.data }));
    void navigate(returnPath(state), { replace: true });
  });

  return (
    <AccountCard title="Sign up" lead="Open a staff account. It works once an administrator has approved it.">
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void signUp(event)}>
        {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
        <FormTextField
          control={control}
          name="username"
          label="Username"
          autoComplete="nickname"
          helperText="3 to 10 characters"
        />
        <FormTextField control={control} name="email" label="Email" type="email" autoComplete="username" />
        <FormTextField
          control={control}
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          helperText="6 to 10 characters"
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          Sign up
        </Button>
        <Typography>
          Already have an account?{' '}
          <TextLink to="/signin" state={state} underline="always">
            Sign in
          </TextLink>
        </Typography>
      </Stack>
    </AccountCard>
  );
}
