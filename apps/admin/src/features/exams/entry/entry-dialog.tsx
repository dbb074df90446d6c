import type { ExamEntry } from '@concord/contracts';
import { Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { LocalTimeFields } from '../../../shared/fields/local-time-fields';
import { useExamEntryUpdateMutation } from '../requests';
import { formOf, networksProblem, orderOf } from './entry-form';
import { SebFields } from './seb-fields';

interface EntryDialogProps {
  readonly entry: ExamEntry;
  readonly onClose: () => void;
}

/** Sets when and where an exam opens, and whether it needs an access code or Safe Exam Browser. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const [update] = useExamEntryUpdateMutation();
  const [form, setForm] = useState(() => formOf(entry));
  const change = (fields: Partial<typeof form>) => setForm({ ...form, ...fields });
  const body = orderOf(form, entry);
  const problem = networksProblem(form);
  const address = entry.yourAddress ? ` Your address now is ${entry.yourAddress}.` : '';
  return (
    <FormDialog
      title="Opening and access"
      submitLabel="Save"
      successText="Opening and access saved"
      disabled={!body}
      send={() => body && update({ params: { id: entry.exam._id }, body }).unwrap()}
      onClose={onClose}
    >
      <FormControlLabel
        label="Nobody begins before a date and time"
        control={<Checkbox checked={form.isTimed} onChange={(_event, isTimed) => change({ isTimed })} />}
      />
      {form.isTimed ? <LocalTimeFields local={form.local} onLocal={(local) => change({ local })} /> : null}
      <FormControlLabel
        label="Needs an access code, which you show in the hall"
        control={<Checkbox checked={form.hasCode} onChange={(_event, hasCode) => change({ hasCode })} />}
      />
      <TextField
        label="Networks where it can be begun"
        placeholder="197.210.64.0/20"
        multiline
        minRows={2}
        maxRows={8}
        value={form.networks}
        onChange={(event) => change({ networks: event.target.value })}
        error={problem !== undefined}
        helperText={
          problem ?? `Addresses or networks, one in a line. Empty: it can be begun anywhere.${address}`
        }
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
      />
      <SebFields form={form} seb={entry.seb ?? null} onChange={change} />
    </FormDialog>
  );
}
