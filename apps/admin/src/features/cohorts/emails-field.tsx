import { TextField } from '@concord/ui/forms';
import { counted } from '../../shared/format';
import { FoundSummary } from '../../shared/cohorts/found-summary';
import type { CheckedEmails } from './use-checked-emails';

interface EmailsFieldProps {
  readonly checked: CheckedEmails;
  readonly required?: boolean;
  readonly error?: boolean;
}

/** A field for a pasted list of e-mails, and below it what was found of them. */
export function EmailsField({ checked, required = false, error = false }: EmailsFieldProps) {
  const { text, emails, found, onChange } = checked;
  const hint = emails.length > 0 ? `${counted(emails.length, 'e-mail')} read` : undefined;
  return (
    <>
      <TextField
        label="E-mails of the students"
        required={required}
        multiline
        minRows={4}
        maxRows={10}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        helperText={
          error ? 'Paste at least one e-mail' : (hint ?? 'Paste one per line, or separate them with commas')
        }
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
      {found ? <FoundSummary found={found} /> : null}
    </>
  );
}
