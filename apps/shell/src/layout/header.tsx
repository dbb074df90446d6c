import { INSTITUTE } from '@concord/institute';
import { Link, useLocation } from '@concord/mfe';
import { Box, Container, Logo, SchemeSwitch } from '@concord/ui';
import { headerKind } from './header-rules';
import { DesktopNavigation } from './desktop-navigation';
import { HomeLink } from './home-link';
import { MenuNavigation } from './menu-navigation';
import { MyPageLink } from './my-page-link';
import { StaffBar } from './staff-bar';

/** Site header; see `headerKind` for the pages that have one. */
export function Header() {
  const { pathname } = useLocation();
  const kind = headerKind(pathname);
  if (kind === 'none') return null;
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        position: 'relative',
        zIndex: 10,
        displayPrint: 'none',
      }}
    >
      <StaffBar />
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: { xs: 0.5, md: 1, lg: 2 },
          minHeight: { xs: 64, md: 80 },
          py: { xs: 0.5, md: 1 },
          rowGap: 0,
          flexWrap: 'wrap',
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={`${INSTITUTE.shortName}, home`}
          sx={{
            mr: 'auto',
            display: 'inline-flex',
            alignItems: 'center',
            // Height of the bar, which keeps it in place when the menu opens.
            minHeight: { xs: 56, md: 44 },
            textDecoration: 'none',
            '& svg': { width: { xs: 36, md: 44 }, height: { xs: 36, md: 44 } },
            // Only the logo's symbol fits beside the navigation on a tablet.
            ...(kind === 'navigation' && {
              '@media (min-width: 768px) and (max-width: 959.95px)': { '& svg + span': { display: 'none' } },
            }),
          }}
        >
          <Logo size={44} />
        </Box>
        {kind === 'navigation' ? <DesktopNavigation /> : <HomeLink />}
        <MyPageLink isBesideNavigation={kind === 'navigation'} />
        <SchemeSwitch />
        <MenuNavigation key={pathname} isOnly={kind === 'plain'} />
      </Container>
    </Box>
  );
}
