import { Link } from '@concord/mfe';
import { styled } from '@concord/ui';

/** Link home on pages without the top navigation. On the smallest phones, logo and menu replace it. */
export const HomeLink = styled((props: { readonly className?: string }) => (
  <Link to="/" {...props}>
    Home
  </Link>
))(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  paddingInline: 8,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
