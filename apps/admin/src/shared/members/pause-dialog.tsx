import { lagosDay } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDateField } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../dialogs/reason-field';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { useSchemaForm } from '../forms/use-schema-form';
import { useReminderPauseMutation } from './reminder-requests';

interface PauseDialogProps {
  readonly member: { readonly _id: string; readonly name: string };
  readonly onClose: () => void;
}

const schema = z.object({ reason, until: z.union([z.literal(''), lagosDay]) });

/** Pauses the reminders of a member, with a reason and perhaps a last day. */
export function PauseDialog({ member, onClose }: PauseDialogProps) {
  const [pause] = useReminderPauseMutation();
  const form = useSchemaForm(schema, { reason: '', until: '' });
  return (
    <SchemaDialog
      form={form}
      title="Pause reminders"
      submitLabel="Pause"
      successText={`Reminders paused: ${member.name}`}
      send={({ until, ...values }) =>
        pause({ params: { id: member._id }, body: { ...values, until: until || null } }).unwrap()
      }
      onClose={onClose}
    >
      <Typography>{member.name} gets no reminders meanwhile. Invoices and receipts still go.</Typography>
      <FormDateField control={form.control} name="until" label="Last day of the pause (optional)" />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
