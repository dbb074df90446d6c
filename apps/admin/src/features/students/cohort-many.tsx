import type { CohortChanged, Student } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { useState } from 'react';
import { CohortField } from '../../shared/cohorts/cohort-field';
import { GroupIcon } from '../../shared/cohorts/group-icon';
import { NameField } from '../../shared/cohorts/name-field';
import { useCohortAddMutation, useCohortCreateMutation } from '../../shared/cohorts/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import type { BulkProps } from '../../shared/lists/bulk';

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

const WHERE = [
  ['old', 'An existing cohort'],
  ['new', 'A new cohort'],
] as const;

function CohortManyDialog({ selection, asked, filterText, onClose }: DialogProps) {
  const [add] = useCohortAddMutation();
  const [create] = useCohortCreateMutation();
  const [where, setWhere] = useState<'old' | 'new'>('old');
  const [cohort, setCohort] = useState('');
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { ids, isAll, count, onClear } = selection;
  const which = isAll ? { filter: asked, count } : { ids: [...ids] };
  const isComplete = where === 'old' ? cohort !== '' : name.trim() !== '';
  const send = () => {
    setSubmitted(true);
    if (!isComplete) return undefined;
    const sent: Promise<CohortChanged> =
      where === 'old'
        ? add({ params: { id: cohort }, body: which }).unwrap()
        : create({ body: { name: name.trim(), ...which } }).unwrap();
    return sent.then(({ changed, cohort: { name: of } }) => {
      onClear();
      toastSuccess(
        changed > 0 ? `${counted(changed, 'student')} added to ${of}` : `All of them were already in ${of}`,
      );
    });
  };
  return (
    <FormDialog
      title={`Add ${counted(count, 'student')} to a cohort`}
      submitLabel={`Add ${count.toLocaleString('en-GB')}`}
      send={send}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <SelectField label="Add to" value={where} options={WHERE} onChange={setWhere} />
      {where === 'new' ? (
        <NameField value={name} onChange={setName} error={isSubmitted && !isComplete} />
      ) : (
        <CohortField value={cohort} onChange={setCohort} />
      )}
      {where === 'old' && isSubmitted && !isComplete ? (
        <Typography role="alert" color="error">
          Choose a cohort
        </Typography>
      ) : null}
    </FormDialog>
  );
}

/** Adds the chosen students to a cohort, or makes one of them. */
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
