import type { MembershipSettingsVersion } from '@concord/contracts';
import { Box, Button, Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { ReasonField } from '../../shared/dialogs/reason-field';
import { listed } from '../../shared/format';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard';
import { Section } from '../../shared/page/section';
import { SettingField } from './setting-field';
import { GROUPS, SETTING_NAMES, SETTINGS, settingText } from './settings-list';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  readonly loaded: MembershipSettingsVersion;
  readonly reload: () => Promise<MembershipSettingsVersion>;
}

const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The settings by group, with the reason of the change. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, base, theirs, busy, isChanged, onSubmit, discard } = useSettingsForm(props);
  const leaveGuard = useLeaveGuard(isChanged, discard);
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
      {GROUPS.map((group) => (
        <Section key={group} title={group}>
          <Box sx={TWO_COLUMNS}>
            {SETTING_NAMES.filter((name) => SETTINGS[name].group === group).map((name) => (
              <SettingField key={name} name={name} control={form.control} />
            ))}
          </Box>
        </Section>
      ))}
      <Section title="Save">
        <Stack spacing={2.5}>
          {theirs ? (
            <Alert severity="warning">
              {base.by?.username ?? 'Somebody else'} saved other settings meanwhile, and your values are kept.
              {theirs.length > 0
                ? ` Taken over: ${listed(theirs.map((name) => `${SETTINGS[name].label} (${settingText(name, base.values)})`))}.`
                : ''}{' '}
              Save again to put yours in force.
            </Alert>
          ) : null}
          <ReasonField control={form.control} />
          <Stack direction="row" spacing={2}>
            <Button type="submit" variant="contained" loading={busy} disabled={!isChanged}>
              Save settings
            </Button>
            <Button onClick={discard} disabled={!isChanged || busy}>
              Discard changes
            </Button>
          </Stack>
        </Stack>
      </Section>
      {leaveGuard}
    </Stack>
  );
}
