import type { Assignment, AttemptRecord } from '@concord/contracts';
import { Paper, Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { DetailList } from '../../shared/detail-list';
import { FormDialog } from '../../shared/form-dialog';
import { formatDateTime } from '../../shared/format';
import { LoadGuard } from '../../shared/load-guard';
import { useAttemptListQuery } from './attempt-list';
import { endedAt, endedByWords, interventionWords, statusWords } from './attempt-words';

function Attempt({ attempt }: { readonly attempt: AttemptRecord }) {
  const { closed, reset, score, totalQuestions } = attempt;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ mb: 2, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h4" component="h3">
          Round {attempt.round}
        </Typography>
        <Chip size="small" variant="outlined" label={statusWords(attempt)} />
      </Stack>
      <DetailList
        narrow
        items={[
          ['Started', formatDateTime(attempt.startedAt)],
          ['Ended', formatDateTime(endedAt(attempt))],
          ['Ended by', endedByWords(attempt)],
          ['Last saved', formatDateTime(attempt.savedAt)],
          ['Answered', `${attempt.answered} / ${totalQuestions}`],
          ['Score', score === null ? '-' : `${score} / ${totalQuestions}`],
        ]}
      />
      {closed ? <Typography sx={{ mt: 2 }}>{interventionWords('Closed', closed)}</Typography> : null}
      {reset ? <Typography sx={{ mt: 2 }}>{interventionWords('Reset', reset)}</Typography> : null}
    </Paper>
  );
}

interface AttemptHistoryDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Every attempt of an assigned exam, the latest round first, with what staff did to it. */
export function AttemptHistoryDialog({ assignment, onClose }: AttemptHistoryDialogProps) {
  const query = useAttemptListQuery(assignment._id, { refetchOnMountOrArgChange: true });
  return (
    <FormDialog
      title={`Attempts of ${assignment.exam.examName}`}
      closeLabel="Close"
      busy={false}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    >
      <LoadGuard query={query} missing="This exam is no longer assigned">
        {(attempts) =>
          attempts.length === 0 ? (
            <Typography color="textSecondary">The candidate has not started this exam yet.</Typography>
          ) : (
            <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {attempts.map((attempt) => (
                <Attempt key={attempt._id} attempt={attempt} />
              ))}
            </Stack>
          )
        }
      </LoadGuard>
    </FormDialog>
  );
}
