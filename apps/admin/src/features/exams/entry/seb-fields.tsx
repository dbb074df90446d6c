import type { ExamSeb } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import { Alert, Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { type EntryForm, generatedQuitPassword, keysProblem, quitProblem } from './entry-form';

interface SebFieldsProps {
  readonly form: EntryForm;
  /** Stored settings. */
  readonly seb: ExamSeb | null;
  readonly onChange: (fields: Partial<EntryForm>) => void;
}

interface QuitPasswordProps extends Pick<SebFieldsProps, 'form' | 'onChange'> {
  /** True if nothing is stored yet. */
  readonly isNew: boolean;
}

function QuitPassword({ form, isNew, onChange }: QuitPasswordProps) {
  const problem = quitProblem(form);
  const hint = isNew
    ? 'Share it only with invigilators. Write it down now, because it is not shown again.'
    : 'Leave empty to keep the current password.';
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

/** Settings of Safe Exam Browser for an exam. */
export function SebFields({ form, seb, onChange }: SebFieldsProps) {
  const { needsSeb, hasQuitPassword, quitPassword, sebKeys } = form;
  const problem = keysProblem(form);
  const isNewFile = seb !== null && (hasQuitPassword !== seb.hasQuitPassword || quitPassword.trim() !== '');
  return (
    <>
      <FormControlLabel
        label="Requires Safe Exam Browser, which locks the computer"
        control={<Checkbox checked={needsSeb} onChange={(_event, next) => onChange({ needsSeb: next })} />}
      />
      {needsSeb ? (
        <>
          <FormControlLabel
            label="Candidates need a password to quit"
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
              Saving creates a new file. Anyone who downloaded the current one must download it again.
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
              'Leave empty unless you create files with the SEB Config Tool. Enter one Config Key per line.'
            }
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
          />
        </>
      ) : null}
    </>
  );
}
