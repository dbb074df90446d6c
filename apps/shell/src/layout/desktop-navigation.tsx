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
  // Where the visitor's palette draws every border, only the current page is underlined.
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
        // A phone has the menu instead; the choice is the style sheet's, so that a page can be written before anyone sees it.
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        flexWrap: 'wrap',
        // Where it does not fit beside the name it has a line of its own, below the switch.
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
