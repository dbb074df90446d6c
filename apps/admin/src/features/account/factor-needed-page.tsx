import { useLogout } from '@concord/api-client';
import { Button, Page, PageHeader, Stack, Typography } from '@concord/ui';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { EnrolmentDialog } from './enrolment-dialog';

const TITLE = 'Set up your second factor';

/** Only page of an account that must set up a second factor. The layout renders its dialog. */
export default function FactorNeededPage() {
  const logout = useLogout();
  return (
    <Page title={TITLE} maxWidth="xl">
      <PageHeader
        title={TITLE}
        lead="Super administrators sign in with their password and a code from their phone. Set this up once to open the back office."
      />
      <Typography sx={{ mb: 3, maxWidth: '65ch' }}>
        You need a phone with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        Aegis. It takes about two minutes.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DialogButton variant="contained" dialog={(close) => <EnrolmentDialog onClose={close} />}>
          Set up
        </DialogButton>
        <Button variant="outlined" onClick={logout}>
          Sign out
        </Button>
      </Stack>
    </Page>
  );
}
