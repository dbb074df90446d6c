import { isApiError } from '@concord/api-client/member';
import type { MyProfile } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { FormTextField, useForm } from '@concord/ui/forms';
import { Panel } from '../../shared/panel';
import { useCountriesQuery, useMyContactUpdateMutation } from './requests';

const FIELDS = ['contact', 'phoneNumber', 'country', 'state'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = ({ contact, phoneNumber, country, state }: MyProfile): Values => ({
  contact: contact ?? '',
  phoneNumber: phoneNumber ?? '',
  country: country ?? '',
  state: state ?? '',
});

interface ContactSectionProps {
  readonly profile: MyProfile;
  readonly canChange: boolean;
}

/** Phone and place of the member, changed at once. */
export function ContactSection({ profile, canChange }: ContactSectionProps) {
  const base = valuesOf(profile);
  const form = useForm<Values>({ values: base, resetOptions: { keepDirtyValues: true } });
  const [update] = useMyContactUpdateMutation();
  const { data: countries = [] } = useCountriesQuery();
  const isListed = countries.some(({ iso2 }) => iso2 === base.country);

  const save = form.handleSubmit(async (values) => {
    const changed = FIELDS.filter((field) => values[field].trim() !== base[field]);
    if (changed.length === 0) return toastSuccess('Nothing has changed');
    const changes = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    try {
      await update({ body: { revision: profile.revision, ...changes } }).unwrap();
      // Keeps what is typed during the save.
      form.resetDefaultValues(values);
      toastSuccess('Saved');
    } catch (error) {
      const issues = isApiError(error) ? error.issues.filter(({ path }) => path in base) : [];
      for (const { path, message } of issues) form.setError(path as keyof Values, { message });
      if (issues.length === 0) toastError(error);
    }
  });
  const common = { control: form.control, disabled: !canChange } as const;
  return (
    <Panel title="Contact">
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void save(event)}>
        {profile.kind === 'organisation' ? (
          <FormTextField {...common} name="contact" label="Person to write to" />
        ) : null}
        <FormTextField
          {...common}
          name="phoneNumber"
          label="Phone"
          slotProps={{ htmlInput: { type: 'tel', autoComplete: 'tel', maxLength: 40 } }}
        />
        <FormTextField
          {...common}
          select
          name="country"
          label="Country"
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">No choice</option>
          {isListed || !base.country ? null : <option value={base.country}>{base.country}</option>}
          {countries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </FormTextField>
        <FormTextField {...common} name="state" label="State" slotProps={{ htmlInput: { maxLength: 100 } }} />
        {canChange ? (
          <div>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              Save contact
            </Button>
          </div>
        ) : null}
      </Stack>
    </Panel>
  );
}
