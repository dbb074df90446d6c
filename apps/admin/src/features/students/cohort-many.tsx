import type { Student } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { z } from 'zod';
import { CohortField } from '../../shared/cohorts/cohort-field';
import { GroupIcon } from '../../shared/cohorts/group-icon';
import { cohortName, NameField } from '../../shared/cohorts/name-field';
import { useCohortAddMutation, useCohortCreateMutation } from '../../shared/cohorts/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import type { BulkProps } from '../../shared/lists/bulk';

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

const WHERE = [
  ['old', 'An existing cohort'],
  ['new', 'A new cohort'],
] as const;

const schema = z
  .object({ where: z.enum(['old', 'new']), cohort: z.string(), name: z.string().trim() })
  .refine(({ where, cohort }) => where === 'new' || cohort, { path: ['cohort'], error: 'Choose a cohort' })
  .refine(({ where, name }) => where === 'old' || cohortName.safeParse(name).success, {
    path: ['name'],
    error: 'Give the cohort a name',
  });

function CohortManyDialog({ selection, query, filterText, onClose }: DialogProps) {
  const [add] = useCohortAddMutation();
  const [create] = useCohortCreateMutation();
  const form = useSchemaForm(schema, { where: 'old', cohort: '', name: '' });
  const { values, setterOf, errorOf } = form;
  const { ids, isAll, count, onClear } = selection;
  const which = isAll ? { filter: query, count } : { ids: [...ids] };
  const send = async ({ where, cohort: id, name }: typeof values) => {
    const { changed, cohort } =
      where === 'old'
        ? await add({ params: { id }, body: which }).unwrap()
        : await create({ body: { name, ...which } }).unwrap();
    onClear();
    toastSuccess(
      changed > 0
        ? `${counted(changed, 'student')} added to ${cohort.name}`
        : `All of them were already in ${cohort.name}`,
    );
  };
  return (
    <SchemaDialog
      form={form}
      title={`Add ${counted(count, 'student')} to a cohort`}
      submitLabel={`Add ${count.toLocaleString('en-GB')}`}
      send={send}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <SelectField label="Add to" value={values.where} options={WHERE} onChange={setterOf('where')} />
      {values.where === 'new' ? (
        <NameField control={form.control} />
      ) : (
        <CohortField value={values.cohort} onChange={setterOf('cohort')} />
      )}
      {values.where === 'old' && errorOf('cohort') ? (
        <Typography role="alert" color="error">
          {errorOf('cohort')}
        </Typography>
      ) : null}
    </SchemaDialog>
  );
}

/** Adds the selected students to a cohort, or creates one with them. */
export function CohortManyButton(props: BulkProps<Student>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<GroupIcon />}
      dialog={(close) => <CohortManyDialog {...props} onClose={close} />}
    >
      Add to a cohort
    </DialogButton>
  );
}
