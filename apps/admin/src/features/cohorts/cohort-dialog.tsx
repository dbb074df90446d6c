import { useNavigate } from '@concord/mfe';
import { toastSuccess } from '@concord/ui';
import { z } from 'zod';
import { cohortName, NameField } from '../../shared/cohorts/name-field';
import { useCohortCreateMutation } from '../../shared/cohorts/requests';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { EmailsField } from './emails-field';
import { useCheckedEmails } from './use-checked-emails';

const schema = z.object({ name: cohortName, pasted: z.string() });

/** Creates a cohort of students by pasted e-mails, or an empty one. */
export function CohortDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCohortCreateMutation();
  const navigate = useNavigate();
  const form = useSchemaForm(schema, { name: '', pasted: '' });
  const checked = useCheckedEmails(form.values.pasted);
  const { emails, found } = checked;
  const mustCheck = emails.length > 0 && !found;

  const make = async (name: string) => {
    const { cohort } = await create({ body: { name, ...(emails.length > 0 && { emails }) } }).unwrap();
    toastSuccess(`Cohort ${cohort.name} created with ${counted(cohort.students, 'student')}`);
    onClose();
    void navigate(`/admin/cohorts/${cohort._id}`);
  };
  const submitLabel = found ? `Create with ${counted(found.found, 'student')}` : 'Create cohort';
  return (
    <SchemaDialog
      form={form}
      title="New cohort"
      submitLabel={mustCheck ? 'Check e-mails' : submitLabel}
      send={({ name }) => (mustCheck ? checked.check() : make(name))}
      onSent={() => undefined}
      onClose={onClose}
    >
      <NameField control={form.control} />
      <EmailsField control={form.control} checked={checked} />
    </SchemaDialog>
  );
}
