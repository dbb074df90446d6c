import { useLogout, useSession } from '@concord/api-client';
import { errorMessage, useMeQuery } from '@concord/api-client/requests';
import { Button, LinkButton, Page, PageHeader, Stack, Typography } from '@concord/ui';

/** Shown to a new staff account instead of the admin area until an administrator approves it. */
export default function AwaitingApprovalPage() {
  const { details } = useSession();
  const logout = useLogout();
  const { refetch, isFetching, error } = useMeQuery();
  return (
    <Page title="Awaiting approval" maxWidth="sm">
      <PageHeader
        title="Your account is waiting for approval"
        lead="An administrator needs to approve it. Keep this page open and the back office will open automatically."
      />
      {details ? <Typography sx={{ mb: 3 }}>You are signed in as {details.email}.</Typography> : null}
      {error ? (
        <Typography role="alert" color="error" sx={{ mb: 3 }}>
          {errorMessage(error)}
        </Typography>
      ) : null}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button variant="contained" loading={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
        <LinkButton to="/" variant="outlined">
          Go to home
        </LinkButton>
        <Button onClick={logout}>Logout</Button>
      </Stack>
    </Page>
  );
}
