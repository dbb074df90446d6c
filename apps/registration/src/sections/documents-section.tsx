import { QUALIFICATIONS } from '@concord/contracts';
import { FormSelect, useWatch } from '@concord/ui/forms';
import { useRef } from 'react';
import { documentSlots } from '../form/document-slots';
import type { RegistrationForm } from '../form/registration-form';
import { useRegistrationForm } from '../form/use-registration-form';
import { DocumentUpload } from './document-upload';
import { FieldGrid, Section } from './section';

const NONE: RegistrationForm['documents'] = { higestQualification: null, jamb: null };

/** Document uploads. Each type has its own; choosing an earlier type again restores its files. */
export function DocumentsSection() {
  const { control, getValues, setValue, clearErrors } = useRegistrationForm();
  const type = useWatch({ control, name: 'documentType' });
  const chosen = useRef(new Map<string, RegistrationForm['documents']>());
  return (
    <Section part="documents">
      <FieldGrid>
        <FormSelect
          control={control}
          name="documentType"
          label="Document Type"
          options={QUALIFICATIONS}
          canBeEmptied
          className="whole-row"
          onChange={({ target }) => {
            // A copy, as the form mutates its own object.
            chosen.current.set(type, { ...getValues('documents') });
            setValue('documents', chosen.current.get(target.value) ?? NONE);
            clearErrors('documents');
          }}
        />
        {documentSlots(type).map((slot) => (
          <DocumentUpload key={`${type} ${slot.field}`} {...slot} />
        ))}
      </FieldGrid>
    </Section>
  );
}
