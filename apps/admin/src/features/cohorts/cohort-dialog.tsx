import { toastSuccess } from '@concord/ui';
import { useNavigate } from '@concord/mfe';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { counted } from '../../shared/format';
import { useCohortCreateMutation } from '../../shared/cohorts/requests';
import { NameField } from '../../shared/cohorts/name-field';
import { EmailsField } from './emails-field';
import { useCheckedEmails } from './use-checked-emails';

/** Makes a cohort of the students whose e-mails are pasted; without any it begins empty. */
export function CohortDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCohortCreateMutation();
  const navigate = useNavigate();
  const checked = useCheckedEmails();
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { emails, found } = checked;
  const isNamed = name.trim() !== '';
  const mustCheck = emails.length > 0 && !found;

  const make = async () => {
    const body = { name: name.trim(), ...(emails.length > 0 && { emails }) };
    const { cohort } = await create({ body }).unwrap();
    toastSuccess(`Cohort ${cohort.name} created with ${counted(cohort.students, 'student')}`);
    onClose();
    void navigate(`/admin/cohorts/${cohort._id}`);
  };
  const send = () => {
    setSubmitted(true);
    if (!isNamed) return undefined;
    return mustCheck ? checked.check() : make();
  };
  const submitLabel = found ? `Create with ${counted(found.found, 'student')}` : 'Create cohort';
  return (
    <FormDialog
      title="New cohort"
      submitLabel={mustCheck ? 'Check e-mails' : submitLabel}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} error={isSubmitted && !isNamed} />
      <EmailsField checked={checked} />
    </FormDialog>
  );
}
