import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** A link to a page of the site that looks like a button. */
export function LinkButton({ to, ...props }: Omit<ButtonProps<typeof Link>, 'component'>) {
  return <Button component={Link} to={to} {...props} />;
}

/** A text link to a page of the site. */
export function TextLink({ to, ...props }: Omit<MuiLinkProps<typeof Link>, 'component'>) {
  return <MuiLink component={Link} to={to} {...props} />;
}
