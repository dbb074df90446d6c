import type { Mail } from '@concord/contracts';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useState } from 'react';
import { useSendAgainMutation } from './send-again';

/** Sends a mail once more, after asking. */
export function SendAgainButton({ mail }: { readonly mail: Mail }) {
  const [isOpen, setOpen] = useState(false);
  const [sendAgain, { isLoading }] = useSendAgainMutation();
  const confirm = async () => {
    try {
      await sendAgain(mail._id).unwrap();
      toastSuccess('The mail will be sent again');
    } catch (error) {
      toastError(error);
    }
    setOpen(false);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Send again
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Send this mail again?"
        confirmLabel="Send again"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        {mail.status === 'unknown'
          ? `It may have gone out already: ${mail.to} may then get it twice.`
          : `It goes to ${mail.to}.`}
      </ConfirmDialog>
    </>
  );
}
