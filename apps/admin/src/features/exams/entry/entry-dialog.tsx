import type { ExamEntry } from '@concord/contracts';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { LocalTimeFields } from '../../../shared/fields/local-time-fields';
import { localTimeOf, momentOf } from '../../../shared/nigerian-time';
import { useExamEntryUpdateMutation } from '../requests';

interface EntryDialogProps {
  readonly entry: ExamEntry;
  readonly onClose: () => void;
}

const MORNING = { day: '', time: '09:00' };

/** Sets when an exam opens, and whether it needs an access code. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const [update] = useExamEntryUpdateMutation();
  const [isTimed, setTimed] = useState(entry.opensAt !== null);
  const [local, setLocal] = useState(() => (entry.opensAt ? localTimeOf(entry.opensAt) : MORNING));
  const [hasCode, setHasCode] = useState(entry.code !== null);
  const opensAt = isTimed ? momentOf(local) : null;
  return (
    <FormDialog
      title="Opening and access code"
      submitLabel="Save"
      successText="Opening and access code saved"
      disabled={opensAt === undefined}
      send={() => update({ params: { id: entry.exam._id }, body: { opensAt, hasCode } }).unwrap()}
      onClose={onClose}
    >
      <FormControlLabel
        label="Nobody begins before a date and time"
        control={<Checkbox checked={isTimed} onChange={(_event, next) => setTimed(next)} />}
      />
      {isTimed ? <LocalTimeFields local={local} onLocal={setLocal} /> : null}
      <FormControlLabel
        label="Needs an access code, which you show in the hall"
        control={<Checkbox checked={hasCode} onChange={(_event, next) => setHasCode(next)} />}
      />
    </FormDialog>
  );
}
