import type { PasswordResetLinkAnswer, StaffAccount } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Alert, CopyIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { usePasswordResetLinkMutation } from './requests';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toastSuccess('Copied the link');
  } catch {
    toastError('The browser did not allow copying. Select the link and copy it by hand.');
  }
}

function LinkMade({ answer }: { readonly answer: PasswordResetLinkAnswer }) {
  if ('mailedTo' in answer)
    return (
      <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
        A link is on its way to {answer.mailedTo}.
      </Alert>
    );
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning">
        Give this link to your colleague alone: whoever has it can choose the password. It is shown only now.
      </Alert>
      <TextField
        label="Link"
        value={answer.link}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(answer.link)}>
        Copy link
      </Button>
    </Stack>
  );
}

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
      title="Link to a new password"
      submitLabel={answer ? undefined : 'Make link'}
      send={async () => setAnswer(await make({ params: { id: account._id } }).unwrap())}
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
          By this link {account.username} chooses a new password, once and within an hour. The present
          password works until then, and a second factor stays.
        </Typography>
      )}
    </FormDialog>
  );
}
