import { LIMITS, type Review, type Student, type ToldDecision } from '@concord/contracts';
import { Box, Button, Stack, toastSuccess, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useId, useRef, useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { isReason } from '../../../shared/dialogs/reason-field';
import { fullName } from '../../../shared/format';
import { reviewedBy, STATUS_LOOKS } from '../../../shared/review/review-chip';
import { DecisionMail } from './decision-mail';
import { DECISION_WORDS } from './decision-words';
import { useStudentDecideMutation } from './requests';

interface ReasonProps {
  readonly label: string;
  readonly common: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: boolean;
}

/** The reason in the officer's words, with reasons that are often given. */
function Reason({ label, common, value, onChange, error }: ReasonProps) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (reason: string) => {
    onChange(value.trim() ? `${value.trim()}\n${reason}` : reason);
    // The button is disabled then, and would leave the focus nowhere.
    field.current?.focus();
  };
  return (
    <Stack spacing={1}>
      <TextField
        autoFocus
        inputRef={field}
        required
        multiline
        minRows={2}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        helperText={error ? 'Enter the reason in a few words' : 'The applicant will read this in the e-mail'}
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
              disabled={value.includes(reason)}
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

interface FasterProps {
  readonly review: Review;
  readonly onAnew: () => void;
}

/** Somebody else decided while the dialog was open. */
function Faster({ review, onAnew }: FasterProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onAnew} sx={{ whiteSpace: 'nowrap' }}>
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

const NEW: Review = { status: 'new', revision: 0, at: null, by: null, reason: null };

interface DecisionDialogProps {
  readonly student: Student;
  readonly decision: ToldDecision;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** Shows the mail of a decision and asks for its reason, then decides. */
export function DecisionDialog({ student, decision, onDecided, onClose }: DecisionDialogProps) {
  const { _id: id, review = NEW } = student;
  const [decide] = useStudentDecideMutation();
  const [seen, setSeen] = useState(review.revision);
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const words = DECISION_WORDS[decision];
  const isComplete = !words.reason || isReason(reason);
  const send = () => {
    setSubmitted(true);
    const body = { decision, notify, seen, ...(words.reason && { reason: reason.trim() }) };
    return isComplete ? decide({ params: { id }, body }).unwrap() : undefined;
  };
  return (
    <FormDialog
      title={`${words.title} ${fullName(student)}?`}
      submitLabel={notify ? words.send : words.sendSilently}
      destructive={decision === 'rejected'}
      focusSubmit={!words.reason}
      isFilled={reason !== ''}
      wide={words.reason !== undefined}
      send={send}
      onSent={() => {
        toastSuccess(`${words.done} ${fullName(student)}`);
        onDecided();
      }}
      onClose={onClose}
    >
      {review.revision === seen ? null : <Faster review={review} onAnew={() => setSeen(review.revision)} />}
      <Box sx={words.reason ? COLUMNS : undefined}>
        {words.reason ? (
          <Reason
            label={words.reason}
            common={words.common}
            value={reason}
            onChange={setReason}
            error={isSubmitted && !isComplete}
          />
        ) : null}
        <DecisionMail id={id} decision={decision} reason={reason} notify={notify} onNotify={setNotify} />
      </Box>
    </FormDialog>
  );
}
