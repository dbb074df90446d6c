import type { ExamSeb } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import { Alert, Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { type EntryForm, generatedQuitPassword, keysProblem, quitProblem } from './entry-form';

interface SebFieldsProps {
  readonly form: EntryForm;
  /** As it is stored. */
  readonly seb: ExamSeb | null;
  readonly onChange: (fields: Partial<EntryForm>) => void;
}

interface QuitPasswordProps extends Pick<SebFieldsProps, 'form' | 'onChange'> {
  /** None is stored yet. */
  readonly isNew: boolean;
}

function QuitPassword({ form, isNew, onChange }: QuitPasswordProps) {
  const problem = quitProblem(form);
  const hint = isNew
    ? 'Only invigilators should know it. Write it down: it is not shown again.'
    : 'Leave it empty to keep the present one.';
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={isNew ? 'Password to quit' : 'New password to quit'}
        value={form.quitPassword}
        autoComplete="off"
        fullWidth
        error={problem !== undefined}
        onChange={(event) => onChange({ quitPassword: event.target.value })}
        helperText={problem ?? hint}
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
      />
      <Button onClick={() => onChange({ quitPassword: generatedQuitPassword() })}>Generate a password</Button>
    </Stack>
  );
}

/** Whether an exam needs Safe Exam Browser, and how. */
export function SebFields({ form, seb, onChange }: SebFieldsProps) {
  const { needsSeb, hasQuitPassword, quitPassword, sebKeys } = form;
  const problem = keysProblem(form);
  const isNewFile = seb !== null && (hasQuitPassword !== seb.hasQuitPassword || quitPassword.trim() !== '');
  return (
    <>
      <FormControlLabel
        label="Needs Safe Exam Browser, which locks the computer"
        control={<Checkbox checked={needsSeb} onChange={(_event, next) => onChange({ needsSeb: next })} />}
      />
      {needsSeb ? (
        <>
          <FormControlLabel
            label="Candidates need a password to quit it"
            control={
              <Checkbox
                checked={hasQuitPassword}
                onChange={(_event, next) => onChange({ hasQuitPassword: next })}
              />
            }
          />
          {hasQuitPassword ? (
            <QuitPassword form={form} isNew={!seb?.hasQuitPassword} onChange={onChange} />
          ) : null}
          {isNewFile ? (
            <Alert severity="warning">
              This makes a new file. Who has downloaded the present one must download it again.
            </Alert>
          ) : null}
          <TextField
            label="Config Keys of your own files"
            multiline
            minRows={2}
            maxRows={6}
            value={sebKeys}
            onChange={(event) => onChange({ sebKeys: event.target.value })}
            error={problem !== undefined}
            helperText={
              problem ??
              'Only if you make files with the SEB Config Tool: copy the Config Key of each, one in a line.'
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
          />
        </>
      ) : null}
    </>
  );
}
