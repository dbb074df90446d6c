import { Box } from '@concord/ui';
import { CUT } from '../lists/cells';

/** E-mail address that breaks after its @ if the line is too short. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** Shrinks the address if other columns need the space. Hides `wbr`, which would break the line. */
const ROOM = {
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, max-content)',
  '& wbr': { display: 'none' },
} as const;

/** E-mail address in a list. A row shows one line, with the full address on hover; a card shows all of it. */
export function EmailCell({ email }: { readonly email: string }) {
  return (
    <Box component="span" title={email} sx={{ overflowWrap: 'anywhere', 'td &': ROOM }}>
      <Box component="span" sx={{ 'td &': CUT }}>
        <EmailAddress email={email} />
      </Box>
    </Box>
  );
}
