import { type Member, memberUpdateBody } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { Alert, FormProvider } from '@concord/ui/forms';
import { useState } from 'react';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { listed } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { useMemberGetQuery } from '../../shared/members/requests';
import { ContactInputs } from './contact-inputs';
import {
  changedContact,
  CONTACT_LABELS,
  contactChange,
  contactFields,
  contactOf,
  type ContactValues,
  takenOver,
} from './contact-values';
import { useMemberUpdateMutation } from './requests';
import { isOutdated } from './use-latest-member';

interface EditMemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/**
 * Changes names and contact. When somebody else saved meanwhile, what was typed here stays, and all else becomes
 * theirs.
 */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const [base, setBase] = useState(member);
  const [theirs, setTheirs] = useState<readonly string[]>();
  const { refetch } = useMemberGetQuery({ params: { id: member._id } });
  const [update] = useMemberUpdateMutation();
  const start = contactOf(base);
  const bodyOf = (values: ContactValues) => contactChange(start, values, base.revision);
  const form = useSchemaForm<ContactValues>(bodyForm(contactFields, memberUpdateBody, bodyOf), start);

  const takeTheirs = async () => {
    try {
      const latest = await refetch().unwrap();
      const latestValues = contactOf(latest);
      const typed = form.getValues();
      form.reset(latestValues, { keepValues: true });
      for (const [field, value] of Object.entries(takenOver(start, typed, latestValues)))
        form.setValue(field as keyof ContactValues, value);
      setBase(latest);
      setTheirs(changedContact(start, latestValues).map((field) => CONTACT_LABELS[field].toLowerCase()));
    } catch (error) {
      toastError(error);
    }
  };

  const send = async (values: ContactValues) => {
    try {
      await update({ params: { id: member._id }, body: bodyOf(values) }).unwrap();
    } catch (error) {
      if (isOutdated(error)) await takeTheirs();
      throw error;
    }
  };

  return (
    <SchemaDialog
      form={form}
      wide
      title="Edit member"
      submitLabel="Save"
      successText="Saved"
      send={send}
      isShown={isOutdated}
      onClose={onClose}
    >
      {theirs ? (
        <Alert severity="warning" role="alert">
          Somebody else changed this member.
          {theirs.length > 0 ? ` New from them: ${listed(theirs)}.` : ''} What you typed is still here. Look
          again, then save.
        </Alert>
      ) : null}
      <FormProvider {...form}>
        <ContactInputs kind={member.kind} />
      </FormProvider>
    </SchemaDialog>
  );
}
