import { LIMITS, type Member } from '@concord/contracts';
import { FormTextField, SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../shared/fields/form-checkbox';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useMemberListQuery } from '../../shared/members/requests';
import { useDebounced } from '../../shared/use-debounced';
import { useOrganisationStaffAddMutation } from './organisation-requests';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

const schema = z
  .object({ member: z.string(), name: z.string().trim(), sponsored: z.boolean() })
  .refine(({ member, name }) => (member === '') !== (name === ''), {
    path: ['name'],
    message: 'Choose a member or enter a name, not both',
  });

interface OrganisationStaffDialogProps {
  readonly organisation: Pick<Member, '_id'>;
  readonly onClose: () => void;
}

/** Names a person of an organisation: a member, or somebody without a membership. */
export function OrganisationStaffDialog({ organisation, onClose }: OrganisationStaffDialogProps) {
  const [add] = useOrganisationStaffAddMutation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useMemberListQuery({ query: { page: 1, pageSize: SHOWN, ...(search && { search }) } });
  const form = useSchemaForm(schema, { member: '', name: '', sponsored: true });
  const people = (data?.items ?? []).filter(({ kind }) => kind === 'person');
  return (
    <SchemaDialog
      form={form}
      title="Add a staff member"
      submitLabel="Add"
      successText="Added"
      send={({ member, name, sponsored }) =>
        add({
          params: { id: organisation._id },
          body: { ...(member ? { member } : { name }), sponsored },
        }).unwrap()
      }
      onClose={onClose}
    >
      <SearchField
        label="Member"
        value={form.values.member}
        options={people.map(({ _id, name, number }) => ({ value: _id, label: name, code: number }))}
        error={form.errorOf('member')}
        helperText="Search by name, number, e-mail or phone"
        onSearch={setTyped}
        onChange={form.setterOf('member')}
      />
      <FormTextField
        control={form.control}
        name="name"
        label="Name of a person who is no member"
        slotProps={{ htmlInput: { maxLength: LIMITS.nameLength } }}
      />
      <FormCheckbox control={form.control} name="sponsored" label="The organisation pays for this person" />
    </SchemaDialog>
  );
}
