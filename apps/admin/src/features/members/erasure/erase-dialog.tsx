import { LIMITS, type Member, MEMBER_LIMITS } from '@concord/contracts';
import { Box, toastSuccess, Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { ReasonField, reasonForm } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { useConflict } from '../../../shared/dialogs/use-conflict';
import { filled, useSchemaForm } from '../../../shared/forms/use-schema-form';
import { ListLink } from '../../../shared/page/list-link';
import { useMemberEraseMutation } from '../requests';

interface EraseDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const AUDIT_YEARS = Math.round(LIMITS.auditDays / 365);

const schema = reasonForm.extend({ number: filled('Type the member’s number') });

/** Effect of an erasure: the data that go, and those that stay. */
function EraseEffect({ name, number, student }: Pick<Member, 'name' | 'number' | 'student'>) {
  return (
    <>
      <Typography>
        This erases the name, birth date, contact, experience and notes of {name} for good, with the e-mails
        and every copy in imports and merges.
      </Typography>
      <Typography>
        The number, grades, events and account stay, because the books must be kept. No sum changes. Invoices,
        receipts and letters show {number} instead of the name, and nobody gets the number again.
      </Typography>
      <Typography>
        Bank statements stay as the bank wrote them. Earlier entries of the audit log name the member for up
        to {AUDIT_YEARS} years, and backups hold everything until they are deleted.
      </Typography>
      {student ? (
        <Box>
          <Typography>The application is a separate record, which you destroy on its own page.</Typography>
          <ListLink to={`/admin/students/${student}`}>Open the application</ListLink>
        </Box>
      ) : null}
    </>
  );
}

/** Erases the personal data of a member, after a reason and the number in confirmation. */
export function EraseDialog({ member, onClose }: EraseDialogProps) {
  const [erase] = useMemberEraseMutation();
  const form = useSchemaForm(schema, { reason: '', number: '' });
  const { watched, isConflict, alert } = useConflict(form.values.number);

  const send = (body: typeof form.values) =>
    watched(async () => {
      const { isDone } = await erase({ params: { id: member._id }, body }).unwrap();
      toastSuccess(
        isDone ? 'Personal data erased' : 'Personal data erased. E-mails follow within a few minutes',
      );
    });

  return (
    <SchemaDialog
      form={form}
      title="Erase personal data?"
      submitLabel="Erase"
      destructive
      send={send}
      isShown={isConflict}
      onClose={onClose}
    >
      <EraseEffect {...member} />
      <ReasonField control={form.control} />
      <FormTextField
        control={form.control}
        name="number"
        label="Member number"
        required
        autoComplete="off"
        helperText={`Type “${member.number}” to confirm`}
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength } }}
      />
      {alert}
    </SchemaDialog>
  );
}
