import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { Box, Container, MOBILE_PX, Skeleton, SkipLink, useMediaQuery } from '@concord/ui';
import { Suspense } from 'react';
import { DialogHost } from '../shared/dialogs/dialog-host';
import { CodeConfirmation } from './code-confirmation';
import { DrawerContent } from './drawer-content';
import { menuFor } from './menu-items';
import { MobileBar } from './mobile-bar';
import { NoAccessPage } from './super-admin-only';

const DRAWER_WIDTH = { md: 256, lg: 288 };

const CONTENT_ID = 'back-office-content';

function PageLoading() {
  return (
    <Container maxWidth="xl" aria-busy="true" sx={{ py: { xs: 4, md: 6 } }}>
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 360 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Container>
  );
}

export function AdminLayout() {
  const { details } = useSession();
  const mobile = useMediaQuery(`(max-width:${MOBILE_PX - 0.02}px)`, { noSsr: true });
  // Without a session the shell redirects to the sign-in page.
  if (!details) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: mobile ? 'column' : 'row', minHeight: '100vh' }}>
      <SkipLink href={`#${CONTENT_ID}`}>Skip the menu</SkipLink>
      {mobile ? (
        <MobileBar details={details} />
      ) : (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            flex: '0 0 auto',
            width: DRAWER_WIDTH,
            height: '100vh',
            overflowY: 'auto',
            bgcolor: 'band.main',
          }}
        >
          <DrawerContent details={details} />
        </Box>
      )}
      <Box id={CONTENT_ID} tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
        {menuFor(details.role).length === 0 ? (
          <NoAccessPage
            title="Your account awaits approval"
            lead="A super administrator has to approve it before you can use the back office."
          />
        ) : (
          // For a dialog that stays when its page gives way to another: that with the recovery codes.
          <DialogHost>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </DialogHost>
        )}
      </Box>
      <CodeConfirmation />
    </Box>
  );
}
