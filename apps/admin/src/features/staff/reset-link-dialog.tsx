import { LIMITS, type PasswordResetLinkAnswer, type StaffAccount } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { LinkMade } from './link-made';
import { usePasswordResetLinkMutation } from './requests';

interface ResetLinkDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Makes a link by which a colleague who cannot sign in chooses a new password. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  const [make] = usePasswordResetLinkMutation();
  const [answer, setAnswer] = useState<PasswordResetLinkAnswer>();
  return (
    <FormDialog
      title={account.invited ? 'Invite again' : 'Link to a new password'}
      submitLabel={answer ? undefined : 'Make link'}
      send={async () => setAnswer(await make({ params: { id: account._id } }).unwrap())}
      staysOpen={answer !== undefined && 'link' in answer}
      onSent={() => undefined}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {account.username}, {account.email}
      </Typography>
      {answer ? (
        <LinkMade answer={answer} />
      ) : (
        <Typography>
          {account.invited
            ? `By this link ${account.username} chooses the first password, once and within ${LIMITS.invitationDays} days. Links of before work no more.`
            : `By this link ${account.username} chooses a new password, once and within an hour. The present password works until then, and a second factor stays.`}
        </Typography>
      )}
    </FormDialog>
  );
}
