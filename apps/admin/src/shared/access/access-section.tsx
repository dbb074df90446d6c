import { useSession } from '@concord/api-client';
import type { AccessState } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { DialogButton } from '../dialogs/dialog-button';
import { formatDateTime, NONE } from '../format';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { DetailList } from '../page/detail-list';
import { LoadGuard } from '../page/load-guard';
import { Section } from '../page/section';
import { EmailAddress } from '../records/email-address';
import { BlockDialog, UnblockDialog } from './block-dialogs';
import { CodeDialog } from './code-dialog';
import { LookDialog } from './look-dialog';
import { useAccessStateQuery } from './requests';

interface AccessSectionProps {
  /** Id of the member or the applicant. */
  readonly id: string;
  readonly name: string;
}

function Actions({ id, name, state }: AccessSectionProps & { readonly state: AccessState | undefined }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  if (!state) return null;
  const { email, blocked } = state;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <DialogButton variant="outlined" dialog={(close) => <LookDialog id={id} name={name} onClose={close} />}>
        See the page as they see it
      </DialogButton>
      {isSuper && email && !blocked ? (
        <DialogButton
          variant="outlined"
          dialog={(close) => <CodeDialog id={id} name={name} onClose={close} />}
        >
          Give a sign-in code
        </DialogButton>
      ) : null}
      {isSuper && !blocked ? (
        <DialogButton
          variant="outlined"
          color="error"
          dialog={(close) => <BlockDialog id={id} name={name} onClose={close} />}
        >
          Block
        </DialogButton>
      ) : null}
      {isSuper && blocked ? (
        <DialogButton
          variant="outlined"
          dialog={(close) => <UnblockDialog id={id} name={name} onClose={close} />}
        >
          Allow again
        </DialogButton>
      ) : null}
    </Stack>
  );
}

const Blocked = ({ blocked }: { readonly blocked: NonNullable<AccessState['blocked']> }) => (
  <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
    Blocked by {blocked.by.username} on {formatDateTime(blocked.at)}: {blocked.reason}
  </Alert>
);

/** Sign-in of a member or applicant, and the actions of staff on it. */
export function AccessSection({ id, name }: AccessSectionProps) {
  const query = useAccessStateQuery({ params: { id } }, REFETCH_ON_MOUNT);
  return (
    <Section title="Their own page" actions={<Actions id={id} name={name} state={query.currentData} />}>
      <LoadGuard query={query} missing="This person has no page">
        {({ email, sessions, lastSeenAt, blocked }) => (
          <Stack spacing={2.5}>
            {blocked ? <Blocked blocked={blocked} /> : null}
            <DetailList
              items={[
                ['Signs in with', email ? <EmailAddress key="email" email={email} /> : 'No e-mail on record'],
                ['Signed in on', sessions === 1 ? '1 device' : `${sessions} devices`],
                ['Last seen', lastSeenAt ? formatDateTime(lastSeenAt) : NONE],
              ]}
            />
          </Stack>
        )}
      </LoadGuard>
    </Section>
  );
}
