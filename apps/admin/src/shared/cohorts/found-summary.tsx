import type { CohortFound, CohortSkipCode } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { counted } from '../format';

/** Maximum of names listed for each kind. */
const SHOWN = 50;

const REASONS: Record<CohortSkipCode, string> = {
  unknown: 'No student with this e-mail',
  archived: 'Archived',
  repeated: 'Listed more than once',
  'no-email': 'Not an e-mail',
};

const KINDS = Object.keys(REASONS) as CohortSkipCode[];

/** One kind of those that are left out, by what was pasted. */
function LeftOut({ reason, given }: { readonly reason: CohortSkipCode; readonly given: readonly string[] }) {
  if (given.length === 0) return null;
  const more = given.length - SHOWN;
  return (
    <li>
      {REASONS[reason]} ({given.length.toLocaleString('en-GB')}):{' '}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {given.slice(0, SHOWN).join(', ')}
        {more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}
      </Box>
    </li>
  );
}

/** Says how many of the pasted e-mails are of students, and names the others. */
export function FoundSummary({ found: { asked, found, left } }: { readonly found: CohortFound }) {
  const isWhole = left.length === 0;
  return (
    <Alert severity={isWhole ? 'success' : 'warning'} role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {isWhole
          ? `${counted(found, 'student')} found`
          : `${found.toLocaleString('en-GB')} of ${asked.toLocaleString('en-GB')} found`}
      </Typography>
      {isWhole ? null : (
        <Box component="ul" sx={{ pl: 2.5, my: 0.5, maxHeight: 220, overflowY: 'auto' }}>
          {KINDS.map((reason) => (
            <LeftOut
              key={reason}
              reason={reason}
              given={left.filter((one) => one.reason === reason).map(({ given }) => given)}
            />
          ))}
        </Box>
      )}
    </Alert>
  );
}
