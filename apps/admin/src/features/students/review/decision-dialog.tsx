import { LIMITS, type Review, type Student, type NotifiedDecision } from '@concord/contracts';
import { Box, Button, Stack, toastSuccess, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { z } from 'zod';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { fullName } from '../../../shared/format';
import { reason as neededReason } from '../../../shared/dialogs/reason-field';
import { type SchemaForm, useSchemaForm } from '../../../shared/forms/use-schema-form';
import { reviewedBy, STATUS_LOOKS } from '../../../shared/review/review-chip';
import { DecisionMail } from './decision-mail';
import { DECISION_WORDS } from './decision-words';
import { useStudentDecideMutation } from './requests';

interface DecisionValues {
  readonly reason: string;
  readonly notify: boolean;
}

interface ReasonProps {
  readonly form: SchemaForm<DecisionValues>;
  readonly label: string;
  readonly common: readonly string[];
}

/** Reason for the decision, with frequent reasons to choose from. */
function Reason({ form, label, common }: ReasonProps) {
  const titleId = useId();
  const { reason: given } = form.values;
  const add = (reason: string) => {
    form.setterOf('reason')(given.trim() ? `${given.trim()}\n${reason}` : reason);
    // The button becomes disabled and would lose the focus.
    form.setFocus('reason');
  };
  return (
    <Stack spacing={1}>
      <FormTextField
        control={form.control}
        name="reason"
        autoFocus
        required
        multiline
        minRows={2}
        label={label}
        helperText="The applicant will read this in the e-mail"
        slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
      />
      <Typography id={titleId} variant="body2" color="textSecondary">
        Common reasons
      </Typography>
      <Stack component="ul" aria-labelledby={titleId} spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {common.map((reason) => (
          <li key={reason}>
            <Button
              size="small"
              onClick={() => add(reason)}
              disabled={given.includes(reason)}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', px: 1 }}
            >
              {reason}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface DecidedMeanwhileProps {
  readonly review: Review;
  readonly onRetry: () => void;
}

/** Notice that somebody else decided while the dialog was open. */
function DecidedMeanwhile({ review, onRetry }: DecidedMeanwhileProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          Decide again
        </Button>
      }
    >
      {STATUS_LOOKS[review.status].label} by {reviewedBy(review)}.
    </Alert>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

const PLAIN = z.object({ reason: z.string(), notify: z.boolean() });
const REASONED = PLAIN.extend({ reason: neededReason });

const NEW: Review = { status: 'new', revision: 0, at: null, by: null, reason: null };

interface DecisionDialogProps {
  readonly student: Student;
  readonly decision: NotifiedDecision;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** Previews the mail of a decision, asks for the reason, and decides. */
export function DecisionDialog({ student, decision, onDecided, onClose }: DecisionDialogProps) {
  const { _id: id, review = NEW } = student;
  const [decide] = useStudentDecideMutation();
  const [seen, setSeen] = useState(review.revision);
  const words = DECISION_WORDS[decision];
  const form = useSchemaForm(words.reason ? REASONED : PLAIN, { reason: '', notify: true });
  const { reason, notify } = form.values;
  return (
    <SchemaDialog
      form={form}
      title={`${words.title} ${fullName(student)}?`}
      submitLabel={notify ? words.send : words.sendSilently}
      destructive={decision === 'rejected'}
      focusSubmit={!words.reason}
      isFilled={reason !== ''}
      wide={words.reason !== undefined}
      send={({ reason: given, ...sent }) => {
        const body = { decision, seen, ...sent, ...(words.reason && { reason: given }) };
        return decide({ params: { id }, body }).unwrap();
      }}
      onSent={() => {
        toastSuccess(`${words.done} ${fullName(student)}`);
        onDecided();
      }}
      onClose={onClose}
    >
      {review.revision === seen ? null : (
        <DecidedMeanwhile review={review} onRetry={() => setSeen(review.revision)} />
      )}
      <Box sx={words.reason ? COLUMNS : undefined}>
        {words.reason ? <Reason form={form} label={words.reason} common={words.common} /> : null}
        <DecisionMail
          id={id}
          decision={decision}
          reason={reason}
          notify={notify}
          onNotify={form.setterOf('notify')}
        />
      </Box>
    </SchemaDialog>
  );
}
