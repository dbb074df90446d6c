import type { Student, NotifiedDecision } from '@concord/contracts';
import { Skeleton, Stack, Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { MailPreview } from '../../../shared/mails/mail-preview';
import { RetryAlert } from '../../../shared/page/retry-alert';
import { useDebounced } from '../../../shared/use-debounced';
import { useStudentDecisionPreviewQuery } from './requests';

const DEBOUNCE_MS = 400;

interface PreviewProps {
  readonly id: Student['_id'];
  readonly decision: NotifiedDecision;
  readonly reason: string;
}

function Preview({ id, decision, reason }: PreviewProps) {
  const body = { decision, reason: useDebounced(reason.trim(), DEBOUNCE_MS) };
  const { data, error, isFetching, refetch } = useStudentDecisionPreviewQuery({ params: { id }, body });
  if (!data && error && !isFetching)
    return <RetryAlert retry={() => void refetch()}>The e-mail can’t be shown right now.</RetryAlert>;
  if (!data) return <Skeleton variant="rounded" height={320} role="progressbar" aria-label="Loading" />;
  return (
    <Stack spacing={1} aria-busy={isFetching}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        To {data.to}: <strong>{data.subject}</strong>
      </Typography>
      <MailPreview html={data.html} subject={data.subject} height={320} />
      {data.isKept ? (
        <Typography variant="body2" color="textSecondary">
          No mail server is set up, so the e-mail stays in the outbox.
        </Typography>
      ) : null}
    </Stack>
  );
}

interface DecisionMailProps extends PreviewProps {
  readonly notify: boolean;
  readonly onNotify: (notify: boolean) => void;
}

/** Choice to notify the applicant, with a preview of the mail. */
export function DecisionMail({ notify, onNotify, ...preview }: DecisionMailProps) {
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Checkbox checked={notify} onChange={(event) => onNotify(event.target.checked)} />}
        label="Send the applicant this e-mail"
      />
      {notify ? <Preview {...preview} /> : null}
    </Stack>
  );
}
