import { signedInAs, useAppDispatch, useLogout, useSession } from '@concord/api-client';
import { Button, Logo, Page, Paper, Stack, toastSuccess, Typography } from '@concord/ui';
import { PasswordForm } from './password-form';

const TITLE = 'Choose your own password';

/** Only page of an account with a generated password, until its owner replaces it. */
export default function ChoosePasswordPage() {
  const dispatch = useAppDispatch();
  const logout = useLogout();
  const { details } = useSession();
  const open = (token: string) => {
    // Opens the back office even if the server cannot be reached now.
    if (details) dispatch(signedInAs({ ...details, token, password: undefined }));
    toastSuccess('Password changed. Sign in with it from now on.');
  };
  return (
    <Page title={TITLE} maxWidth="sm">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
        <Logo />
        <Button onClick={logout}>Sign out</Button>
      </Stack>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 5 } }}>
        <Typography variant="h2" component="h1">
          {TITLE}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
          You signed in with a temporary password. Choose your own password to open the back office.
        </Typography>
        <PasswordForm submitLabel="Save password" onChanged={open} />
        <Typography color="textSecondary" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
          You are signed in as {details?.email}.
        </Typography>
      </Paper>
    </Page>
  );
}
