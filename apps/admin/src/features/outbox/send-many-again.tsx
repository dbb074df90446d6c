import type { MailSummary } from '@concord/contracts';
import { MailIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import type { BulkProps } from '../../shared/lists/bulk';
import { BulkDialog } from '../../shared/lists/bulk-dialog';
import { useOutboxSendManyAgainMutation } from './requests';

function SendManyAgainDialog(props: BulkProps<MailSummary> & { readonly onClose: () => void }) {
  const [send] = useOutboxSendManyAgainMutation();
  return (
    <BulkDialog
      {...props}
      noun="mail"
      titleOf={(what) => `Send ${what} again?`}
      submitLabel="Send them again"
      done="will be sent again"
      send={(body) => send({ body }).unwrap()}
    >
      Those that failed, may not have gone out, or were only kept are sent again. Those that were sent, or
      wait to be sent, stay as they are.
    </BulkDialog>
  );
}

/** Sends those of the chosen mails again that did not go out. */
export function SendManyAgainButton(props: BulkProps<MailSummary>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<MailIcon />}
      dialog={(close) => <SendManyAgainDialog {...props} onClose={close} />}
    >
      Send again
    </DialogButton>
  );
}
