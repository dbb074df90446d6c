import type { MemberRow } from '@concord/contracts';
import { MailIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import type { BulkProps } from '../../shared/lists/bulk';
import { BulkDialog } from '../../shared/lists/bulk-dialog';
import { useMemberRemindManyMutation } from '../../shared/members/reminder-requests';

function RemindManyDialog(props: BulkProps<MemberRow> & { readonly onClose: () => void }) {
  const [remind] = useMemberRemindManyMutation();
  return (
    <BulkDialog
      {...props}
      noun="member"
      titleOf={(what) => `Remind ${what}?`}
      submitLabel="Remind"
      done="will be reminded"
      send={(body) => remind({ body }).unwrap()}
    >
      Each gets one e-mail today about the open charge that is due first. Members who owe nothing, have left,
      are suspended or have their reminders paused get none, and you will see who they are.
    </BulkDialog>
  );
}

/** Reminds the selected members of what they owe. */
export function RemindManyButton(props: BulkProps<MemberRow>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<MailIcon />}
      dialog={(close) => <RemindManyDialog {...props} onClose={close} />}
    >
      Remind
    </DialogButton>
  );
}
