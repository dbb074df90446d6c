import { LIMITS } from '@concord/contracts';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { type ComponentType, memo, use } from 'react';
import { GrowthContext } from '../form/growth';
import { partOf, type Field, type FormField, type PartId } from '../form/parts';
import { useRegistrationForm } from '../form/use-registration-form';
import { SuggestionTextField, type SuggestionTextFieldProps } from '../questions/suggestion-text-field';
import { suggestEmail } from '../questions/email-domain';
import { suggestName } from '../questions/name-case';
import { CountryField } from './country-field';
import { PhoneField } from './phone-field';
import { EmailHelp } from './registered-help';
import { FieldGrid } from './section';
import { StateField } from './state-field';

/** Fields with their own component; null for one outside the grid. */
const OWN: Partial<Record<FormField, ComponentType | null>> = {
  image_data: null,
  phoneNumber: memo(PhoneField),
  country: memo(CountryField),
  state: memo(StateField),
  academicPrograms: null,
};

/** Fields with a question about likely mistakes. */
const WITH_SUGGESTIONS: Partial<
  Record<FormField, Pick<SuggestionTextFieldProps, 'name' | 'suggest' | 'below'>>
> = {
  surname: { name: 'surname', suggest: suggestName },
  firstName: { name: 'firstName', suggest: suggestName },
  middleName: { name: 'middleName', suggest: suggestName },
  email: { name: 'email', suggest: suggestEmail, below: <EmailHelp /> },
};

/** Input of one field. Renders only when its own value changes. */
const Input = memo(function Input({ isMain, options, latest, openTo, ...input }: Field) {
  const { control } = useRegistrationForm();
  if (options) return <FormSelect control={control} options={options} canBeEmptied {...input} />;
  const suggestion = WITH_SUGGESTIONS[input.name];
  if (suggestion) return <SuggestionTextField control={control} {...input} {...suggestion} />;
  if (!latest) return <FormTextField control={control} {...input} />;
  const { name, label } = input;
  return (
    <FormDateField
      control={control}
      name={name}
      label={label}
      minDate={LIMITS.earliestDate}
      maxDate={latest()}
      openTo={openTo}
    />
  );
});

/** Fields of a part, in order. */
export function PartFields({ part }: { readonly part: PartId }) {
  const { hasField } = use(GrowthContext);
  return (
    <FieldGrid>
      {partOf(part).fields.map((field) => {
        const Own = OWN[field.name];
        if (Own === null || !hasField(field.name)) return null;
        return Own ? <Own key={field.name} /> : <Input key={field.name} {...field} />;
      })}
    </FieldGrid>
  );
}
