import { QUALIFICATIONS } from '@concord/contracts';
import { MenuItem, TextField, useController } from '@concord/ui/forms';
import { useRef } from 'react';
import type { RegistrationForm } from '../form/registration-form';
import { documentSlots } from '../form/document-slots';
import { DocumentUpload } from './document-upload';
import { FieldGrid, Section } from './section';
import { useRegistrationForm } from '../form/use-registration-form';

const NONE: RegistrationForm['documents'] = { higestQualification: null, jamb: null };

/** Each type has its own uploads; choosing an earlier type again restores the files chosen for it. */
function DocumentType() {
  const { control, getValues, setValue, clearErrors } = useRegistrationForm();
  const chosen = useRef(new Map<string, RegistrationForm['documents']>());
  const { field } = useController({ control, name: 'documentType' });
  return (
    <TextField
      select
      label="Document Type"
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(event) => {
        chosen.current.set(field.value, getValues('documents'));
        field.onChange(event);
        setValue('documents', chosen.current.get(event.target.value) ?? NONE);
        clearErrors('documents');
      }}
    >
      {QUALIFICATIONS.map((type) => (
        <MenuItem key={type} value={type}>
          {type}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Uploads() {
  const { control } = useRegistrationForm();
  const { field } = useController({ control, name: 'documentType' });
  return documentSlots(field.value).map((slot) => (
    <DocumentUpload key={`${field.value} ${slot.field}`} {...slot} />
  ));
}

export function DocumentsSection() {
  return (
    <Section part="documents">
      <FieldGrid>
        <div className="whole-row">
          <DocumentType />
        </div>
        <Uploads />
      </FieldGrid>
    </Section>
  );
}
