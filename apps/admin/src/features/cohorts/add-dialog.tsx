import type { Cohort } from '@concord/contracts';
import { toastSuccess } from '@concord/ui';
import { z } from 'zod';
import { readEmails } from '../../shared/cohorts/read-emails';
import { useCohortAddMutation } from '../../shared/cohorts/requests';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { EmailsField } from './emails-field';
import { useCheckedEmails } from './use-checked-emails';

interface AddDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

const schema = z.object({
  pasted: z.string().refine((text) => readEmails(text).length > 0, 'Paste at least one e-mail'),
});

/** Adds students by pasted e-mails. */
export function AddDialog({ cohort: { _id, name }, onClose }: AddDialogProps) {
  const [add] = useCohortAddMutation();
  const form = useSchemaForm(schema, { pasted: '' });
  const checked = useCheckedEmails(form.values.pasted);
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
  return (
    <SchemaDialog
      form={form}
      title={`Add students to ${name}`}
      submitLabel={found ? `Add ${counted(found.found, 'student')}` : 'Check e-mails'}
      disabled={found?.found === 0}
      send={() => (found ? store() : checked.check())}
      onSent={() => undefined}
      onClose={onClose}
    >
      <EmailsField control={form.control} checked={checked} required />
    </SchemaDialog>
  );
}
