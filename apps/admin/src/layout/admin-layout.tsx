import { type SessionDetails, useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { Box, Container, GlobalStyles, MOBILE_PX, Skeleton, SkipLink, useMediaQuery } from '@concord/ui';
import { Suspense } from 'react';
import { DialogHost } from '../shared/dialogs/dialog-host';
import { BuildFooter } from './build-footer';
import { CodeConfirmation } from './code-confirmation';
import { ContentBoundary } from './content-boundary';
import { DENSITY } from './density';
import { DrawerContent, Rail } from './drawer-content';
import { menuFor } from '../shared/menu/menu-items';
import { RAIL_PX } from '../shared/page/side';
import { PrintHead } from './print-head';
import { MobileBar } from './mobile-bar';
import { SignInAgain } from './sign-in-again';
import { PaletteHost } from './palette/palette-host';
import { NoAccessPage } from './super-admin-only';
import { TopBar } from './top-bar';

const DRAWER_PX = 264;
/** Width from which the drawer is shown in full; below it is a rail of icons. */
const DRAWER_FROM_PX = 1100;

const CONTENT_ID = 'back-office-content';

/** Shows toasts in the top bar, where they cover neither a title nor a page's buttons. */
const TOASTS = (
  <GlobalStyles
    // Named twice for a higher specificity than the style that loads with the first toast.
    styles={{ '[data-sonner-toaster][data-sonner-toaster][data-y-position="top"]': { top: '4px' } }}
  />
);

/**
 * Keeps the footer below short pages. Not a grid or flex box in print, because browsers break pages only in
 * blocks.
 */
const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  '@media print': { display: 'block' },
} as const;
const CONTENT = { ...DENSITY, flexGrow: 1, '&:focus': { outline: 'none' } } as const;

function PageLoading() {
  return (
    <Container maxWidth="xl" aria-busy="true">
      <Skeleton variant="text" sx={{ fontSize: '1.875rem', maxWidth: 360 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Container>
  );
}

const belowWidth = (px: number) => `(max-width:${px - 0.02}px)`;

function Side({ details }: { readonly details: SessionDetails }) {
  const isRail = useMediaQuery(belowWidth(DRAWER_FROM_PX), { noSsr: true });
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        flex: '0 0 auto',
        width: isRail ? RAIL_PX : DRAWER_PX,
        height: '100vh',
        displayPrint: 'none',
      }}
    >
      {isRail ? <Rail details={details} /> : <DrawerContent details={details} />}
    </Box>
  );
}

/** Frame of every page of the back office. */
export function AdminLayout() {
  const { details } = useSession();
  const mobile = useMediaQuery(belowWidth(MOBILE_PX), { noSsr: true });
  // Without a session the shell redirects to the sign-in page.
  if (!details) return null;
  const isStaff = menuFor(details.role).length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: mobile ? 'column' : 'row',
        minHeight: '100vh',
        '@media print': { display: 'block', minHeight: 0 },
      }}
    >
      {TOASTS}
      <SkipLink href={`#${CONTENT_ID}`}>Skip the menu</SkipLink>
      <PaletteHost role={details.role}>
        {mobile ? <MobileBar details={details} /> : <Side details={details} />}
        <Box sx={COLUMN}>
          {mobile ? null : <TopBar />}
          <PrintHead />
          <Box id={CONTENT_ID} tabIndex={-1} sx={CONTENT}>
            {isStaff ? (
              // For a dialog that outlives its page: that of the recovery codes.
              <DialogHost>
                <ContentBoundary>
                  <Suspense fallback={<PageLoading />}>
                    <Outlet />
                  </Suspense>
                </ContentBoundary>
              </DialogHost>
            ) : (
              <NoAccessPage
                title="Your account awaits approval"
                lead="A super administrator must approve it before you can use the back office."
              />
            )}
          </Box>
          <BuildFooter build={details.build} />
        </Box>
      </PaletteHost>
      <CodeConfirmation />
      <SignInAgain />
    </Box>
  );
}
