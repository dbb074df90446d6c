import type { BankProfile } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { ProfileDialog } from './profile-dialog';
import { useBankProfileListQuery, useBankProfileRemoveMutation } from './requests';

function headingsOf({ columns }: BankProfile): string {
  const headings = Object.values(columns).filter(Boolean);
  return headings.length > 0 ? `Headings: ${headings.join(', ')}` : 'Columns by their usual headings';
}

function ProfileRow({ profile }: { readonly profile: BankProfile }) {
  const [remove, { isLoading }] = useBankProfileRemoveMutation();
  const isStored = profile.revision > 0;
  const send = () =>
    void remove({ params: { id: profile._id } })
      .unwrap()
      .then(() => toastSuccess('The profile is removed'), toastError);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ py: 1.5, justifyContent: 'space-between', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{profile.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {profile.account ? `Account ${profile.account}. ` : ''}
          {headingsOf(profile)}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0, alignItems: 'flex-start' }}>
        <DialogButton
          size="small"
          variant="outlined"
          aria-label={`Change ${profile.name}`}
          dialog={(close) => <ProfileDialog profile={profile} onClose={close} />}
        >
          Change
        </DialogButton>
        {isStored ? (
          <Button
            size="small"
            color="error"
            loading={isLoading}
            aria-label={`Remove ${profile.name}`}
            onClick={send}
          >
            Remove
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}

/** Profiles of banks: forms of their files. */
export function ProfileList() {
  const query = useBankProfileListQuery();
  return (
    <Section
      title="Bank profiles"
      actions={
        <DialogButton
          icon={<AddIcon />}
          variant="outlined"
          dialog={(close) => <ProfileDialog onClose={close} />}
        >
          Add profile
        </DialogButton>
      }
    >
      <LoadGuard query={query} missing="There are no profiles">
        {(profiles) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {profiles.map((profile) => (
              <ProfileRow key={profile._id} profile={profile} />
            ))}
          </Box>
        )}
      </LoadGuard>
    </Section>
  );
}
