import type { CohortFound, CohortSkipCode } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { counted } from '../format';

/** Maximum names listed for each reason. */
const SHOWN = 50;

const REASONS: Record<CohortSkipCode, string> = {
  unknown: 'No student with this e-mail',
  archived: 'Archived',
  repeated: 'Listed more than once',
  'no-email': 'Not an e-mail',
};

const KINDS = Object.keys(REASONS) as CohortSkipCode[];

/** Skipped entries with one reason, as pasted. */
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

/** Number of pasted e-mails that belong to students, and a list of the others. */
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
