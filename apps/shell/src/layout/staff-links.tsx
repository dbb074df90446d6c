import { loggedOut, useAppDispatch, useSession } from '@concord/api-client';
import { MuiLink, TextLink } from '@concord/ui';

const LINK = { minHeight: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 600 } as const;

/** The signed-in member of staff, in upper case, and the way out; nothing for visitors. */
export function StaffLinks() {
  const { details } = useSession();
  const dispatch = useAppDispatch();
  if (!details) return null;
  return (
    <>
      <TextLink to="/admin" sx={{ ...LINK, color: 'primary.dark' }}>
        {details.username.toUpperCase()}
      </TextLink>
      <MuiLink
        component="button"
        type="button"
        onClick={() => dispatch(loggedOut())}
        sx={{ ...LINK, font: 'inherit' }}
      >
        Logout
      </MuiLink>
    </>
  );
}
