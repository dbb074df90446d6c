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

/** Makes a password reset link for a colleague who cannot sign in. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  const [make] = usePasswordResetLinkMutation();
  const [answer, setAnswer] = useState<PasswordResetLinkAnswer>();
  return (
    <FormDialog
      title={account.invited ? 'Invite again' : 'Password reset link'}
      submitLabel={answer ? undefined : 'Create link'}
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
            ? `This link lets ${account.username} choose a first password. It works once, within ${LIMITS.invitationDays} days. Earlier links stop working.`
            : `This link lets ${account.username} choose a new password. It works once, within an hour. The current password works until then, and the second factor stays on.`}
        </Typography>
      )}
    </FormDialog>
  );
}
