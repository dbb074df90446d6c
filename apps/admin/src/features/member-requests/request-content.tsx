import type { MemberRequest } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { formatNaira } from '../../shared/members/naira';
import { FIELD_WORDS, proposalWords, valueWords } from './request-words';

/** Old and new values side by side. */
const Corrections = ({ corrections = [] }: Pick<MemberRequest, 'corrections'>) => (
  <Box
    component="ul"
    aria-label="Corrections"
    sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
  >
    {corrections.map(({ field, before, after }) => (
      <li key={field}>
        {FIELD_WORDS[field]}: {valueWords(field, before)} → <strong>{valueWords(field, after)}</strong>
      </li>
    ))}
  </Box>
);

const Bill = ({ lines, total, reference }: NonNullable<MemberRequest['bill']>) => (
  <Stack spacing={0.5}>
    {lines.map(({ number, name, title, amount }) => (
      <Typography key={`${number} ${title}`} variant="body2">
        {name} ({number}), {title}: {formatNaira(amount)}
      </Typography>
    ))}
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {total > 0 ? `Total ${formatNaira(total)}, reference ${reference}` : 'Nothing is left to pay'}
    </Typography>
  </Stack>
);

/** Content of a request: values, proposal or bill, and the member's words. */
export function RequestContent({ request }: { readonly request: MemberRequest }) {
  const { kind, corrections, bill, reason } = request;
  return (
    <Stack spacing={0.5}>
      {corrections ? <Corrections corrections={corrections} /> : null}
      {kind === 'staff' ? <Typography variant="body2">{proposalWords(request)}</Typography> : null}
      {bill ? <Bill {...bill} /> : null}
      {kind === 'erasure' ? <Typography variant="body2">Erase the personal data</Typography> : null}
      {kind === 'bill' ? null : (
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      )}
    </Stack>
  );
}
