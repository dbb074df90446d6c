import {
  type BankProfile,
  STATEMENT_COLUMNS,
  STATEMENT_DATES,
  STATEMENT_DECIMALS,
  STATEMENT_SEPARATORS,
  STATEMENT_SIGNS,
} from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { FormSelect, FormTextField } from '@concord/ui/forms';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import {
  COLUMN_LABELS,
  DATE_LABELS,
  DECIMAL_LABELS,
  profileBody,
  profileForm,
  profileValues,
  SEPARATOR_LABELS,
  SIGN_LABELS,
} from './profile-form';
import { ProfilePreview } from './profile-preview';
import { useBankProfileCreateMutation, useBankProfileUpdateMutation } from './requests';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface ProfileDialogProps {
  /** Absent for a new one. */
  readonly profile?: BankProfile;
  readonly onClose: () => void;
}

/** Edits a profile, with a file to try it on. */
export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const form = useSchemaForm(profileForm, profileValues(profile));
  const [create] = useBankProfileCreateMutation();
  const [update] = useBankProfileUpdateMutation();
  const { control } = form;
  return (
    <SchemaDialog
      wide
      form={form}
      title={profile ? `Change ${profile.name}` : 'Add a bank profile'}
      submitLabel="Save profile"
      successText="The profile is saved"
      send={(values) => {
        const body = profileBody(values);
        return profile
          ? update({ params: { id: profile._id }, body: { ...body, revision: profile.revision } }).unwrap()
          : create({ body }).unwrap();
      }}
      onClose={onClose}
    >
      <Box sx={GRID}>
        <FormTextField control={control} name="name" label="Name" required />
        <FormTextField
          control={control}
          name="account"
          label="Account number"
          helperText="Optional. Lines of two accounts are kept apart."
        />
        <FormSelect
          control={control}
          name="dates"
          label="Dates"
          options={optionsOf(STATEMENT_DATES, DATE_LABELS)}
        />
        <FormSelect
          control={control}
          name="decimals"
          label="Amounts"
          options={optionsOf(STATEMENT_DECIMALS, DECIMAL_LABELS)}
        />
        <FormSelect
          control={control}
          name="separator"
          label="Separator of a CSV file"
          options={optionsOf(STATEMENT_SEPARATORS, SEPARATOR_LABELS)}
        />
        <FormSelect
          control={control}
          name="sign"
          label="Sign in the column of amounts"
          options={optionsOf(STATEMENT_SIGNS, SIGN_LABELS)}
        />
      </Box>
      <Typography>Headings as the file has them. Columns left empty are found by usual headings.</Typography>
      <Box sx={GRID}>
        {STATEMENT_COLUMNS.map((column) => (
          <FormTextField
            key={column}
            control={control}
            name={`columns.${column}`}
            label={COLUMN_LABELS[column]}
          />
        ))}
      </Box>
      <ProfilePreview values={form.values} />
    </SchemaDialog>
  );
}
