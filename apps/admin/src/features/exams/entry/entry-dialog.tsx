import type { ExamEntry } from '@concord/contracts';
import { Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { LocalTimeFields } from '../../../shared/fields/local-time-fields';
import { useExamEntryUpdateMutation } from '../requests';
import { formOf, networksProblem, requestOf } from './entry-form';
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
  const body = requestOf(form, entry);
  const problem = networksProblem(form);
  const address = entry.yourAddress ? ` Your own address is ${entry.yourAddress}.` : '';
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
        label="Opens at a set date and time"
        control={<Checkbox checked={form.isTimed} onChange={(_event, isTimed) => change({ isTimed })} />}
      />
      {form.isTimed ? <LocalTimeFields local={form.local} onLocal={(local) => change({ local })} /> : null}
      <FormControlLabel
        label="Requires an access code, which you show in the hall"
        control={<Checkbox checked={form.hasCode} onChange={(_event, hasCode) => change({ hasCode })} />}
      />
      <TextField
        label="Allowed networks"
        placeholder="197.210.64.0/20"
        multiline
        minRows={2}
        maxRows={8}
        value={form.networks}
        onChange={(event) => change({ networks: event.target.value })}
        error={problem !== undefined}
        helperText={problem ?? `One address or network per line. Leave empty to allow any network.${address}`}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
      />
      <SebFields form={form} seb={entry.seb ?? null} onChange={change} />
    </FormDialog>
  );
}
