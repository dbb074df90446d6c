import { DEFAULT_MEMBERSHIP_SETTINGS, type MembershipSettingsVersion } from '@concord/contracts';
import { Box, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { formatDateTime } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { Section } from '../../shared/page/section';
import { useMembershipSettingsHistoryQuery } from './requests';
import { changedSettings, SETTINGS, settingText } from './settings-list';

interface VersionProps {
  readonly version: MembershipSettingsVersion;
  readonly before: MembershipSettingsVersion['values'];
}

/** One version: who, when and why, and each setting that it changed. */
function Version({ version: { at, by, reason, values }, before }: VersionProps) {
  const changed = changedSettings(before, values);
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {formatDateTime(at)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {by?.username}: {reason}
      </Typography>
      {changed.length === 0 ? <Typography>No setting changed</Typography> : null}
      {changed.map((name) => (
        <Typography key={name}>
          {SETTINGS[name].label}: {settingText(name, before)} → {settingText(name, values)}
        </Typography>
      ))}
    </Box>
  );
}

/** Every version of the settings, newest first. */
export function SettingsHistory() {
  const query = useMembershipSettingsHistoryQuery(undefined, REFETCH_ON_MOUNT);
  const { currentData: versions, error, isFetching, refetch } = query;
  return (
    <Section title="History">
      {!versions && error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!versions && isFetching ? <Skeleton variant="rounded" height={96} /> : null}
      {versions?.length === 0 ? (
        <Typography>These are the settings that Concord came with.</Typography>
      ) : null}
      <Stack component="ol" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions?.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            before={versions[index + 1]?.values ?? DEFAULT_MEMBERSHIP_SETTINGS}
          />
        ))}
      </Stack>
    </Section>
  );
}
