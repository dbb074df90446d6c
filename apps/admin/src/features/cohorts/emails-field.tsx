import { type Control, type FieldPath, type FieldValues, FormTextField } from '@concord/ui/forms';
import { FoundSummary } from '../../shared/cohorts/found-summary';
import { counted } from '../../shared/format';
import type { CheckedEmails } from './use-checked-emails';

interface EmailsFieldProps<Values extends FieldValues & { readonly pasted: string }> {
  readonly control: Control<Values>;
  readonly checked: CheckedEmails;
  readonly required?: boolean;
}

/** The form field `pasted`: a list of e-mails, with the result of their look-up below. */
export function EmailsField<Values extends FieldValues & { readonly pasted: string }>({
  control,
  checked: { emails, found },
  required = false,
}: EmailsFieldProps<Values>) {
  const hint = emails.length > 0 ? `${counted(emails.length, 'e-mail')} read` : undefined;
  return (
    <>
      <FormTextField
        control={control}
        name={'pasted' as FieldPath<Values>}
        label="E-mails of the students"
        required={required}
        multiline
        minRows={4}
        maxRows={10}
        helperText={hint ?? 'Paste one per line, or separate them with commas'}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
      {found ? <FoundSummary found={found} /> : null}
    </>
  );
}
