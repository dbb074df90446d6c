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
      noun="e-mail"
      titleOf={(what) => `Send ${what} again?`}
      submitLabel="Send again"
      done="will be sent again"
      send={(body) => send({ body }).unwrap()}
    >
      E-mails that failed, may not have been sent or were only kept here are sent again. E-mails already sent
      or waiting stay as they are.
    </BulkDialog>
  );
}

/** Sends those of the selected mails again that were not sent. */
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
