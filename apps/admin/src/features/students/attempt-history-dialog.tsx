import { useSession } from '@concord/api-client';
import type { Assignment, AttemptHistoryEntry } from '@concord/contracts';
import { Box, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { DetailList } from '../../shared/page/detail-list';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatDateTime, scoreText } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { LoadGuard } from '../../shared/page/load-guard';
import { ActivityNote } from '../../shared/records/activity-note';
import { heldText } from '../../shared/records/held-text';
import { endedAt, endedByText, interventionText, statusText } from './attempt-text';
import { useAssignmentAttemptsQuery } from './requests';

function Attempt({ attempt }: { readonly attempt: AttemptHistoryEntry }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const { closed, held, reset, score, totalQuestions } = attempt;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ mb: 2, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h4" component="h3">
          Round {attempt.round}
        </Typography>
        <Chip size="small" variant="outlined" label={statusText(attempt)} />
      </Stack>
      <DetailList
        narrow
        items={[
          ['Started', formatDateTime(attempt.startedAt)],
          ['Ended', formatDateTime(endedAt(attempt))],
          ['Ended by', endedByText(attempt)],
          ['Last saved', formatDateTime(attempt.savedAt)],
          ['Answered', `${attempt.answered} / ${totalQuestions}`],
          ['Score', [scoreText(score, totalQuestions), heldText(held)].filter(Boolean).join(', ')],
        ]}
      />
      {attempt.activity ? (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" color="textSecondary">
            Exam page
          </Typography>
          <ActivityNote activity={attempt.activity} />
        </Box>
      ) : null}
      {isSuper && score !== null ? (
        <TextLink
          to={`/admin/student-result/${attempt._id}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
        >
          Open the result
        </TextLink>
      ) : null}
      {closed ? <Typography sx={{ mt: 2 }}>{interventionText('Closed', closed)}</Typography> : null}
      {reset ? <Typography sx={{ mt: 2 }}>{interventionText('Reset', reset)}</Typography> : null}
    </Paper>
  );
}

interface AttemptHistoryDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

export function AttemptHistoryDialog({ assignment, onClose }: AttemptHistoryDialogProps) {
  const query = useAssignmentAttemptsQuery({ params: { id: assignment._id } }, REFETCH_ON_MOUNT);
  return (
    <FormDialog title={`Attempts of ${assignment.exam.examName}`} onClose={onClose}>
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
