import { LIMITS, type Member, MEMBER_LIMITS } from '@concord/contracts';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { contactFields, ContactFields } from './contact-fields';
import { useMemberUpdateMutation } from './requests';

interface EditMemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const personSchema = z.object({
  surname: filled('Enter the surname'),
  firstName: filled('Enter the first name'),
  middleName: z.string().trim(),
  ...contactFields,
});
const organisationSchema = z.object({
  organisation: filled('Enter the name'),
  contact: z.string().trim(),
  ...contactFields,
});

/** Empty fields clear what is stored. */
const cleared = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]));

const contactOf = ({ email, phoneNumber, state }: Member) => ({
  email: email ?? '',
  phoneNumber: phoneNumber ?? '',
  state: state ?? '',
});

const nameInput = { htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } };

function useSend({ _id, revision }: Member) {
  const [update] = useMemberUpdateMutation();
  return (values: Record<string, string>) =>
    update({ params: { id: _id }, body: { revision, ...cleared(values) } }).unwrap();
}

function EditPerson({ member, onClose }: EditMemberDialogProps) {
  const send = useSend(member);
  const { surname, firstName, middleName } = member;
  const form = useSchemaForm(personSchema, {
    surname: surname ?? '',
    firstName: firstName ?? '',
    middleName: middleName ?? '',
    ...contactOf(member),
  });
  return (
    <SchemaDialog
      form={form}
      title="Edit names and contact"
      submitLabel="Save"
      successText="Saved"
      send={send}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="surname" label="Surname" required slotProps={nameInput} />
      <FormTextField
        control={form.control}
        name="firstName"
        label="First name"
        required
        slotProps={nameInput}
      />
      <FormTextField control={form.control} name="middleName" label="Middle name" slotProps={nameInput} />
      <ContactFields control={form.control} />
    </SchemaDialog>
  );
}

function EditOrganisation({ member, onClose }: EditMemberDialogProps) {
  const send = useSend(member);
  const { organisation, contact } = member;
  const form = useSchemaForm(organisationSchema, {
    organisation: organisation ?? '',
    contact: contact ?? '',
    ...contactOf(member),
  });
  return (
    <SchemaDialog
      form={form}
      title="Edit name and contact"
      submitLabel="Save"
      successText="Saved"
      send={send}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="organisation"
        label="Organisation"
        required
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.organisationLength, autoComplete: 'off' } }}
      />
      <FormTextField control={form.control} name="contact" label="Contact person" slotProps={nameInput} />
      <ContactFields control={form.control} />
    </SchemaDialog>
  );
}

/** Corrects names and contact, based on the record as it is shown; another change meanwhile is refused. */
export function EditMemberDialog(props: EditMemberDialogProps) {
  return props.member.kind === 'person' ? <EditPerson {...props} /> : <EditOrganisation {...props} />;
}
