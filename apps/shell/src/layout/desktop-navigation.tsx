import { NavLink } from '@concord/mfe';
import { Box, LinkButton, styled } from '@concord/ui';
import { NAVIGATION_LINKS } from './header-rules';

const Item = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'clamp(4px, 0.8vw, 12px)',
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  // Forced colours show every border: only the current page may have one.
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

/** The top navigation from 768 px up. */
export function DesktopNavigation() {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        // A phone has the menu instead. CSS decides, because a prerendered page does not know the width.
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        flexWrap: 'wrap',
        // On a medium width it has its own line below the name.
        flexBasis: { md: '100%', lg: 'auto' },
        order: { md: 1, lg: 0 },
        justifyContent: { md: 'space-between', lg: 'flex-end' },
        columnGap: { md: 0.5, lg: 1 },
        fontSize: { md: '0.9375rem', lg: '1rem' },
      }}
    >
      {NAVIGATION_LINKS.map(({ to, label }) => (
        <Item key={to} to={to}>
          {label}
        </Item>
      ))}
      <LinkButton to="/register" variant="contained" sx={{ ml: 1 }}>
        Register
      </LinkButton>
    </Box>
  );
}
