import type { CohortChanged, Student } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { GroupIcon } from '../../shared/cohorts/group-icon';
import { NameField } from '../../shared/cohorts/name-field';
import {
  useCohortAddMutation,
  useCohortCreateMutation,
  useCohortListQuery,
} from '../../shared/cohorts/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { counted } from '../../shared/format';
import type { BulkProps } from '../../shared/lists/bulk';
import { useDebounced } from '../../shared/use-debounced';

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

const SHOWN = 25;
const DEBOUNCE_MS = 350;
const WHERE = [
  ['old', 'An existing cohort'],
  ['new', 'A new cohort'],
] as const;

/** A choice among the cohorts, which the server searches. */
function CohortField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useCohortListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const options = data?.items.map(({ _id, name, students }) => ({
    value: _id,
    label: `${name} (${students.toLocaleString('en-GB')})`,
  }));
  return (
    <SearchField
      label="Cohort"
      value={value}
      options={options ?? []}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}

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
        changed > 0 ? `${counted(changed, 'student')} added to ${of}` : `All of them are in ${of}`,
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
