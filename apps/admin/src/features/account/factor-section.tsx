import type { FactorState } from '@concord/contracts';
import { Box, Skeleton, Stack, Typography } from '@concord/ui';
import { Alert, Chip } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted, formatDate } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { DetailList } from '../../shared/page/detail-list';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { EnrolmentDialog } from './enrolment-dialog';
import { NewCodesDialog } from './new-codes-dialog';
import { useFactorGetQuery } from './requests';
import { TurnOffDialog } from './turn-off-dialog';

/** Number of recovery codes at which the page suggests making new ones. */
const FEW_CODES = 3;

function Off() {
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ maxWidth: '60ch' }}>
        With a second factor, you sign in with your password and a code from an app on your phone. Someone who
        learns only your password can’t sign in.
      </Typography>
      <DialogButton variant="contained" dialog={(close) => <EnrolmentDialog onClose={close} />}>
        Set up
      </DialogButton>
    </Stack>
  );
}

function CodesWarning({ left }: { readonly left: number }) {
  if (left > FEW_CODES) return null;
  return (
    <Alert severity="warning">
      {left === 0 ? 'You have no recovery codes left.' : `Only ${counted(left, 'recovery code')} left.`}{' '}
      Create new ones before you need them.
    </Alert>
  );
}

function On({ since, recoveryCodesLeft, required }: FactorState) {
  return (
    <Stack spacing={2.5}>
      <DetailList
        narrow
        items={[
          ['On since', formatDate(since)],
          ['Recovery codes left', recoveryCodesLeft],
        ]}
      />
      <CodesWarning left={recoveryCodesLeft} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <DialogButton variant="outlined" dialog={(close) => <NewCodesDialog onClose={close} />}>
          New recovery codes
        </DialogButton>
        <DialogButton variant="outlined" dialog={(close) => <EnrolmentDialog onClose={close} />}>
          Set up another phone
        </DialogButton>
        {required ? null : (
          <DialogButton
            variant="outlined"
            color="error"
            dialog={(close) => <TurnOffDialog onClose={close} />}
          >
            Turn off
          </DialogButton>
        )}
      </Box>
      {required ? (
        <Typography color="textSecondary">
          The institute requires a second factor for your account.
        </Typography>
      ) : null}
    </Stack>
  );
}

/** State of the account's second factor, with the owner's actions. */
export function FactorSection() {
  const query = useFactorGetQuery(undefined, REFETCH_ON_MOUNT);
  const state = query.currentData;
  return (
    <Section
      title="Second factor"
      actions={
        state ? (
          <Chip
            size="small"
            variant="outlined"
            color={state.enabled ? 'success' : 'default'}
            label={state.enabled ? 'On' : 'Off'}
          />
        ) : undefined
      }
    >
      <LoadGuard
        query={query}
        missing="Second factor not found"
        placeholder={<Skeleton variant="rounded" height={116} role="progressbar" aria-label="Loading" />}
      >
        {(factor) => (factor.enabled ? <On {...factor} /> : <Off />)}
      </LoadGuard>
    </Section>
  );
}
