import { BACKUP_AGE_MAX_HOURS, type BackupStatus } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useBackupStatusQuery } from './requests';

const HOUR_MS = 3_600_000;
const ASK = 'Ask your technical contact.';

/** Fault of the backups in words; undefined without one. */
function problemOf({ copy, failure }: BackupStatus, now: number): string | undefined {
  if (failure)
    return failure.kind === 'copy'
      ? `The backup failed on ${formatDateTime(failure.endedAt)}. ${ASK}`
      : `The last backup could not be restored when it was tested on ${formatDateTime(failure.endedAt)}. ${ASK}`;
  if (!copy) return `No backup has been made yet. ${ASK}`;
  const isOld = now - Date.parse(copy.endedAt) > BACKUP_AGE_MAX_HOURS * HOUR_MS;
  return isOld
    ? `The last backup is from ${formatDateTime(copy.endedAt)}. There should be one each day. ${ASK}`
    : undefined;
}

const wellText = ({ copy, verification }: BackupStatus) =>
  `Last backup: ${copy ? formatDateTime(copy.endedAt) : 'none'}. ${
    verification
      ? `Last test restore: ${formatDateTime(verification.endedAt)}.`
      : 'It has not been test restored yet.'
  }`;

/** Time of the last backup, and its problem if any. For super administrators. */
export function BackupNotice() {
  const [now] = useState(() => Date.now());
  const { data } = useBackupStatusQuery(undefined, REFETCH_ON_MOUNT);
  const problem = data && problemOf(data, now);
  return (
    <Box component="section" aria-label="Backups" sx={{ mb: 2.5, minHeight: 48 }}>
      {problem ? (
        <Alert severity="warning" role="status">
          {problem}
        </Alert>
      ) : null}
      {data && !problem ? (
        <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          {wellText(data)}
        </Typography>
      ) : null}
    </Box>
  );
}
