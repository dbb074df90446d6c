import { lagosDay, type Member, type MemberEventKind } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDateField } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { EVENT_WORDS } from './event-words';
import { useMemberEventAddMutation } from './requests';

interface EventDialogProps {
  readonly member: Member;
  readonly kind: MemberEventKind;
  readonly onClose: () => void;
}

const schema = z.object({ at: lagosDay, reason });

/** Records an event of a membership with its day and reason. */
export function EventDialog({ member, kind, onClose }: EventDialogProps) {
  const [addEvent] = useMemberEventAddMutation();
  const form = useSchemaForm(schema, { at: lagosToday(), reason: '' });
  const { action, done, consequence, isDestructive } = EVENT_WORDS[kind];
  return (
    <SchemaDialog
      form={form}
      title={action}
      submitLabel={action}
      successText={`${done}: ${member.name}`}
      destructive={isDestructive}
      send={(values) => addEvent({ params: { id: member._id }, body: { kind, ...values } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {member.name}, {member.number}. {consequence}
      </Typography>
      <FormDateField control={form.control} name="at" label="First day on which it counts" />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
