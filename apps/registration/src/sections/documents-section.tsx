import { QUALIFICATIONS } from '@concord/contracts';
import { MenuItem, TextField, useController } from '@concord/ui/forms';
import { documentSlots } from './document-slots';
import { DocumentUpload } from './document-upload';
import { FieldGrid, Section } from './section';
import { useRegistrationForm } from './use-registration-form';

/** Another type empties the uploads: they were named after the one before. */
function DocumentType() {
  const { control, setValue, clearErrors } = useRegistrationForm();
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
        field.onChange(event);
        setValue('documents', { higestQualification: null, jamb: null });
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
    <DocumentUpload key={`${field.value} ${slot.place}`} {...slot} />
  ));
}

export function DocumentsSection() {
  return (
    <Section part="documents" lead="The certificate or result of your highest qualification.">
      <FieldGrid>
        <div className="whole-row">
          <DocumentType />
        </div>
        <Uploads />
      </FieldGrid>
    </Section>
  );
}
