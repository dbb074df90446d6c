import { Box, Stack } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { FactorSection } from './factor-section';
import { PasswordSection } from './password-section';
import { SessionSection } from './session-section';

/** Password, second factor and sessions of the user's own account. */
export default function AccountPage() {
  return (
    <AdminPage
      title="Your account"
      lead="Your password, your second factor, and where you are signed in now."
    >
      <Stack spacing={3}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } }}>
          <PasswordSection />
          <FactorSection />
        </Box>
        <SessionSection />
      </Stack>
    </AdminPage>
  );
}
