import { NavLink } from '@concord/mfe';
import { Box, LinkButton, styled } from '@concord/ui';
import { NAVIGATION_LINKS } from './header-rules';

const Item = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'clamp(4px, 0.55vw, 8px)',
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  // Forced colours show every border, so only the current page may have one.
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

/** Label of fixed width, which does not move the layout when our font replaces a system font. */
const Label = styled('span')({ display: 'inline-flex', justifyContent: 'center' });

/** Width of "Register" in our font, in em. */
const REGISTER_WIDTH = 4;

/** Top navigation from 768 px, in one line with the logo. Its text grows from 14 to 16 px with the window. */
export function DesktopNavigation() {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        // A phone shows the menu instead. CSS decides, as the prerendered page doesn't know the width.
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        // A second line is needed only for text that the visitor enlarged.
        flexWrap: 'wrap',
        columnGap: { md: 0, lg: 0.5 },
        fontSize: 'clamp(0.875rem, 0.586rem + 0.6vw, 1rem)',
      }}
    >
      {NAVIGATION_LINKS.map(({ to, label, width }) => (
        <Item key={to} to={to}>
          <Label style={{ width: `${width}em` }}>{label}</Label>
        </Item>
      ))}
      <LinkButton to="/register" variant="contained" sx={{ ml: 1, px: { md: 1.5, lg: 2.5 } }}>
        <Label style={{ width: `${REGISTER_WIDTH}em` }}>Register</Label>
      </LinkButton>
    </Box>
  );
}
