import type { Assignment } from '@concord/contracts';
import { Box, Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon, Chip, ClockIcon, Radio } from '@concord/ui/basics';
import { asCountdown, asDay, asDuration } from '../format/format';
import { canSit, examStanding, type ExamStanding } from './exam-standing';

interface ExamChoiceProps {
  readonly assignment: Assignment;
  readonly now: number;
  readonly chosen: boolean;
}

function StandingChip({
  standing,
  assignment,
}: {
  readonly standing: ExamStanding;
  readonly assignment: Assignment;
}) {
  switch (standing.kind) {
    case 'completed':
      return (
        <Chip
          color="success"
          variant="outlined"
          icon={<CheckIcon />}
          label={`Completed: ${assignment.score ?? 0} of ${assignment.exam.totalQuestions}`}
        />
      );
    case 'under-way':
      return (
        <Chip
          color="warning"
          icon={<ClockIcon />}
          label={`Continue: ${asCountdown(standing.msLeft)} left`}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      );
    case 'closing':
      return <Chip variant="outlined" label="Time is up, being graded" />;
    case 'past-due':
      return <Chip color="error" variant="outlined" label="Past its due date" />;
    case 'open':
      return null;
  }
}

function dates(assignment: Assignment): string {
  if (assignment.status === 'completed' && assignment.dateWritten)
    return `Written ${asDay(assignment.dateWritten)}`;
  return `Due ${asDay(assignment.dueDate)}`;
}

/** One assigned exam; a radio stands before it unless it is over. */
export function ExamChoice({ assignment, now, chosen }: ExamChoiceProps) {
  const standing = examStanding(assignment, now);
  const open = canSit(standing);
  const { examName, examCode, totalQuestions } = assignment.exam;
  return (
    <Paper
      component={open ? 'label' : 'div'}
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: { xs: 2, md: 2.5 },
        cursor: open ? 'pointer' : 'default',
        bgcolor: chosen ? 'primary.light' : open ? 'background.paper' : 'background.default',
        borderColor: chosen ? 'primary.main' : 'divider',
        boxShadow: chosen ? (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
        '&:hover': open ? { borderColor: 'primary.main' } : undefined,
      }}
    >
      {open ? <Radio value={assignment._id} sx={{ mt: -0.75, ml: -1 }} /> : null}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start' } }}
        >
          <Typography variant="h4" component="span">
            {examName}
          </Typography>
          <StandingChip standing={standing} assignment={assignment} />
        </Stack>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {[examCode, `${totalQuestions} questions`, asDuration(assignment), dates(assignment)].join(' · ')}
        </Typography>
      </Box>
    </Paper>
  );
}
