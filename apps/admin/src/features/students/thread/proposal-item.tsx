import { LIMITS, type Proposal, type ProposalState, type Student } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { ActionDialog } from '../../../shared/dialogs/action-dialog';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { reason } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { countryName, formatCalendarDate, formatDateTime } from '../../../shared/format';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { type CorrectionValues, FIELD_LABELS } from '../correction/correction-values';
import { useStudentProposalDecideMutation } from './requests';

interface ProposalProps {
  readonly student: Pick<Student, '_id' | 'revision'>;
  readonly proposal: Proposal;
}

const STATE_WORDS: Record<ProposalState, string> = {
  open: 'Open',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn by the applicant',
  replaced: 'Replaced by a later one',
};

const labelOf = (field: string): string =>
  Object.hasOwn(FIELD_LABELS, field) ? FIELD_LABELS[field as keyof CorrectionValues] : field;

/** Value of a field: dates and countries as in the record. */
function shown(field: string, value: string | null): string {
  if (value === null) return 'empty';
  if (field === 'dob' || field === 'startDate') return formatCalendarDate(value);
  return field === 'country' ? countryName(value) : value;
}

/** Sends the decision on the record as it is shown. */
function useDecision({ student, proposal }: ProposalProps) {
  const [decide] = useStudentProposalDecideMutation();
  const params = { id: student._id, proposalId: proposal._id };
  const revision = student.revision ?? 0;
  return (decision: { readonly accept: boolean; readonly answer?: string }) =>
    decide({ params, body: { revision, ...decision } }).unwrap();
}

function AcceptDialog({ onClose, ...props }: ProposalProps & { readonly onClose: () => void }) {
  const decide = useDecision(props);
  return (
    <ActionDialog
      title="Accept this correction?"
      confirmLabel="Accept"
      successText="The record is corrected"
      act={() => decide({ accept: true })}
      onClose={onClose}
    >
      The record changes at once, and the applicant sees that you accepted it.
    </ActionDialog>
  );
}

const answerForm = z.object({ answer: reason });

function RefuseDialog({ onClose, ...props }: ProposalProps & { readonly onClose: () => void }) {
  const decide = useDecision(props);
  const form = useSchemaForm(answerForm, { answer: '' });
  return (
    <SchemaDialog
      form={form}
      title="Refuse this correction?"
      submitLabel="Refuse"
      destructive
      successText="The correction is refused"
      isFilled={form.values.answer !== ''}
      send={({ answer }) => decide({ accept: false, answer })}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="answer"
        autoFocus
        required
        label="Reason"
        multiline
        minRows={2}
        helperText="The applicant will read this"
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
    </SchemaDialog>
  );
}

/** A correction that the applicant proposed; an open one is accepted or refused here. */
export function ProposalItem(props: ProposalProps) {
  const { state, at, changes, reason: because, answer, by, closedAt } = props.proposal;
  const isOpen = state === 'open';
  const closed = closedAt ? `, ${by ? `${by}, ` : ''}${formatDateTime(closedAt)}` : '';
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        Proposed correction, {formatDateTime(at)}. {STATE_WORDS[state]}
        {closed}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {labelOf(field)}: {shown(field, from)} → {shown(field, to)}
          </li>
        ))}
      </Box>
      <Typography>Reason: {because}</Typography>
      {answer ? <Typography>Answer: {answer}</Typography> : null}
      {isOpen ? (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <DialogButton variant="outlined" dialog={(close) => <AcceptDialog {...props} onClose={close} />}>
            Accept correction
          </DialogButton>
          <DialogButton color="error" dialog={(close) => <RefuseDialog {...props} onClose={close} />}>
            Refuse correction
          </DialogButton>
        </Stack>
      ) : null}
    </Box>
  );
}
