import { Link } from '@concord/mfe';
import { IconButton, PersonIcon } from '@concord/ui';

interface MyPageLinkProps {
  /** True beside the top navigation, which leaves no room for it on a tablet. */
  readonly isBesideNavigation: boolean;
}

/** Link to the own pages of members and applicants; the footer has it as well. */
export const MyPageLink = ({ isBesideNavigation }: MyPageLinkProps) => (
  <IconButton
    component={Link}
    to="/me"
    aria-label="My page"
    sx={{
      color: 'text.secondary',
      display: { md: isBesideNavigation ? 'none' : 'inline-flex', lg: 'inline-flex' },
    }}
  >
    <PersonIcon />
  </IconButton>
);
