import type { AuditRecord } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { actorName, actionPhrase, reasonText } from './audit-wording';

/** A record as one sentence, with refused or unclear outcomes marked by text and colour. */
export function AuditSentence({ record }: { readonly record: AuditRecord }) {
  const { outcome, reason, details } = record;
  return (
    <Box sx={{ minWidth: { md: 240 }, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {actorName(record)}
      </Box>{' '}
      {actionPhrase(record)}
      {outcome === 'done' ? null : (
        <Chip
          size="small"
          variant="outlined"
          color={outcome === 'refused' ? 'error' : 'warning'}
          label={outcome === 'refused' ? 'Refused' : 'Unknown'}
          sx={{ ml: 1 }}
        />
      )}
      {reason ? (
        <Typography variant="body2" color="textSecondary">
          {reasonText(reason)}
          {typeof details?.repeated === 'number' ? `, refused ${details.repeated} more times` : ''}
        </Typography>
      ) : null}
    </Box>
  );
}
