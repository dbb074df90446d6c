import { isApiError } from '@concord/api-client/member';
import {
  GENDERS,
  LIMITS,
  myCorrectionBody,
  type MyProfile,
  PROFILE_FIELDS,
  type ProfileField,
  TITLES,
} from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { FormDateField, FormSelect, FormTextField, useForm } from '@concord/ui/forms';
import { useState } from 'react';
import { FilesField } from '../../shared/files/files-field';
import { useFiles } from '../../shared/files/use-files';
import { FIELD_LABELS, fieldsOf } from './profile-words';
import { useMyCorrectionRequestMutation } from './requests';

type Values = Record<ProfileField | 'reason', string>;
type Control = ReturnType<typeof useForm<Values>>['control'];

const CHOICES: Partial<Record<ProfileField, readonly string[]>> = { title: TITLES, gender: GENDERS };
const FILE_HELP = 'A marriage certificate, an affidavit or an ID card.';

const valuesOf = (profile: MyProfile): Values => ({
  ...(Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as Record<
    ProfileField,
    string
  >),
  reason: '',
});

function Field({ control, name }: { readonly control: Control; readonly name: ProfileField }) {
  const label = FIELD_LABELS[name];
  const choices = CHOICES[name];
  if (choices)
    return <FormSelect control={control} name={name} label={label} options={choices} canBeEmptied />;
  if (name === 'dob') return <FormDateField control={control} name={name} label={label} />;
  return <FormTextField control={control} name={name} label={label} />;
}

interface CorrectionFormProps {
  readonly profile: MyProfile;
  readonly onClose: () => void;
}

/** Asks the office for other names or another birth date, with a document. */
export function CorrectionForm({ profile, onClose }: CorrectionFormProps) {
  // Staff may change the record meanwhile: a correction is what the member changed.
  const [base] = useState(() => valuesOf(profile));
  const form = useForm<Values>({ defaultValues: base });
  const files = useFiles();
  const [ask] = useMyCorrectionRequestMutation();
  const fields = fieldsOf(profile.kind);

  const show = (issues: readonly { readonly path: string; readonly message: string }[]) => {
    const shown = issues.filter(({ path }) => path in base);
    for (const { path, message } of shown) form.setError(path as keyof Values, { message });
    return shown.length > 0;
  };
  const send = form.handleSubmit(async ({ reason, ...values }) => {
    const changed = fields.filter((field) => values[field].trim() !== base[field]);
    if (changed.length === 0) return toastError(new Error('Change what is wrong first'));
    const changes = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    const isSendable = files.check();
    const checked = myCorrectionBody.safeParse({ ...changes, reason, files: [{ name: 'a', file: 'data:' }] });
    const issues = checked.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    if (show(issues ?? []) || !isSendable) return;
    try {
      await ask({ body: { ...changes, reason, files: files.chosen } }).unwrap();
      toastSuccess('Thank you. We’ll look at your request');
      onClose();
    } catch (error) {
      if (!(isApiError(error) && show(error.issues))) toastError(error);
    }
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void send(event)}>
      <Typography>Change what is wrong, and add a document that shows it.</Typography>
      {fields.map((field) => (
        <Field key={field} control={form.control} name={field} />
      ))}
      <FormTextField
        control={form.control}
        name="reason"
        label="Reason"
        helperText="For example: I married in May"
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
      <FilesField label="Documents" help={FILE_HELP} {...files.field} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting || files.isReading}>
          Send request
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Stack>
    </Stack>
  );
}
