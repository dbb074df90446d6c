import type { Cohort } from '@concord/contracts';
import { toastSuccess } from '@concord/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { counted } from '../../shared/format';
import { useCohortAddMutation } from '../../shared/cohorts/requests';
import { EmailsField } from './emails-field';
import { useCheckedEmails } from './use-checked-emails';

interface AddDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

/** Adds the students whose e-mails are pasted. */
export function AddDialog({ cohort: { _id, name }, onClose }: AddDialogProps) {
  const [add] = useCohortAddMutation();
  const checked = useCheckedEmails();
  const [isSubmitted, setSubmitted] = useState(false);
  const { emails, found } = checked;
  const store = async () => {
    const { changed } = await add({ params: { id: _id }, body: { emails } }).unwrap();
    toastSuccess(
      changed > 0
        ? `${counted(changed, 'student')} added`
        : 'All of these students were already in the cohort',
    );
    onClose();
  };
  const send = () => {
    setSubmitted(true);
    if (emails.length === 0) return undefined;
    return found ? store() : checked.check();
  };
  return (
    <FormDialog
      title={`Add students to ${name}`}
      submitLabel={found ? `Add ${counted(found.found, 'student')}` : 'Check e-mails'}
      disabled={found?.found === 0}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <EmailsField checked={checked} required error={isSubmitted && emails.length === 0} />
    </FormDialog>
  );
}
