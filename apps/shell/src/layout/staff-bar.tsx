import { useLogout, useSession } from '@concord/api-client';
import { Box, Container, MuiLink, TextLink } from '@concord/ui';

const BAR = { bgcolor: 'primary.dark', color: 'primary.contrastText' } as const;
const LINK = {
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  color: 'primary.contrastText',
  font: 'inherit',
} as const;

/** Placeholder of the bar until the user is known. Takes space only if `staff-mark.ts` expects staff. */
const EMPTY = { display: 'none', minHeight: 44, '[data-staff] &': { display: 'block' } } as const;

/** Bar with the name of the signed-in member of staff, in upper case, and Logout. Empty for visitors. */
export function StaffBar() {
  const { details } = useSession();
  const logout = useLogout();
  if (!details) return <Box sx={{ ...BAR, ...EMPTY }} />;
  return (
    <Box sx={BAR}>
      <Container maxWidth="lg" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3 }}>
        <TextLink to="/admin" sx={{ ...LINK, fontWeight: 650 }}>
          {details.username.toUpperCase()}
        </TextLink>
        <MuiLink component="button" type="button" onClick={logout} sx={LINK}>
          Logout
        </MuiLink>
      </Container>
    </Box>
  );
}
