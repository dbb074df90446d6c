import type { SessionDetails } from '@concord/api-client';
import { Typography } from '@concord/ui';

/** Length of a shortened commit hash. */
const COMMIT_LENGTH = 8;

/** Version of the product, for error reports; from `auth/me`. */
export function BuildFooter({ build }: Pick<SessionDetails, 'build'>) {
  if (!build) return null;
  const commit = build.commit === 'unknown' ? '' : ` (${build.commit.slice(0, COMMIT_LENGTH)})`;
  return (
    <Typography
      component="footer"
      color="textSecondary"
      sx={{ px: { xs: 2, sm: 3 }, py: 1, fontSize: '0.875rem', displayPrint: 'none' }}
    >
      {`Version ${build.version}${commit}`}
    </Typography>
  );
}
