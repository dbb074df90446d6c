import { Box } from '@concord/ui';
import { CUT } from '../lists/cells';

/** An e-mail address that breaks after its @ where the line is too short. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** Takes the width of the address, or less where other columns need the room; shows no `wbr`, which would break the line. */
const ROOM = {
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, max-content)',
  '& wbr': { display: 'none' },
} as const;

/** An e-mail address in a list: in one line of a row, the whole of it on hovering; a card has room for all of it. */
export function EmailCell({ email }: { readonly email: string }) {
  return (
    <Box component="span" title={email} sx={{ overflowWrap: 'anywhere', 'td &': ROOM }}>
      <Box component="span" sx={{ 'td &': CUT }}>
        <EmailAddress email={email} />
      </Box>
    </Box>
  );
}
