import type { Mail } from '@concord/contracts';
import { Button } from '@concord/ui';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { useOutboxSendAgainMutation } from './requests';

/** Sends a mail once more, after asking. */
export function SendAgainButton({ mail }: { readonly mail: Mail }) {
  const [open, setOpen] = useState(false);
  const [sendAgain] = useOutboxSendAgainMutation();
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Send again
      </Button>
      {open ? (
        <ActionDialog
          title="Send this mail again?"
          confirmLabel="Send again"
          successText="The mail will be sent again"
          act={() => sendAgain({ params: { id: mail._id } }).unwrap()}
          onClose={() => setOpen(false)}
        >
          {mail.status === 'unknown'
            ? `It may have gone out already: ${mail.to} may then get it twice.`
            : `It goes to ${mail.to}.`}
        </ActionDialog>
      ) : null}
    </>
  );
}
