import type { Assignment } from '@concord/contracts';
import { Box, Paper, Stack, Typography } from '@concord/ui';
import { ClockIcon } from '@concord/ui/basics';
import { asDue } from '../shared/due';
import { asCountdown, asDuration } from '../shared/format';
import { inNigerianTime } from '../shared/nigerian-time';
import { Mark } from '../shared/mark';
import { assignmentState, type AssignmentState, canStart } from './assignment-state';
import { Facts } from './facts';
import { Tag } from './tag';

interface ExamChoiceProps {
  readonly assignment: Assignment;
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function StateTag({ state }: { readonly state: AssignmentState }) {
  switch (state.kind) {
    case 'under-way':
      return state.isPaused ? (
        <Tag tone="warning">Paused by the invigilator, clock stopped</Tag>
      ) : (
        <Tag tone="warning" filled icon={<ClockIcon fontSize="small" aria-hidden="true" />}>
          {`Continue: ${asCountdown(state.msLeft)} left`}
        </Tag>
      );
    case 'closing':
      return <Tag tone="plain">Time is up, being graded</Tag>;
    case 'grading':
      return <Tag tone="plain">Being graded</Tag>;
    case 'not-open':
      return <Tag tone="plain">Opens {inNigerianTime(state.opensAt)}</Tag>;
    case 'past-due':
      return <Tag tone="bad">Past its due date</Tag>;
    case 'completed':
    case 'open':
      return null;
  }
}

/** An exam that is not completed, with a radio button while it can be started or continued. */
export function ExamChoice({ assignment, now, chosen, onChoose }: ExamChoiceProps) {
  const state = assignmentState(assignment, now);
  const open = canStart(state);
  const { examName, examCode, totalQuestions } = assignment.exam;
  const facts = [
    examCode,
    `${totalQuestions} ${totalQuestions === 1 ? 'question' : 'questions'}`,
    asDuration(assignment),
    `Due ${asDue(assignment.dueDate)}`,
  ];
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
        boxShadow: chosen ? (theme) => `inset 0 0 0 1px ${theme.vars.palette.primary.main}` : 'none',
        '&:hover': open ? { borderColor: 'primary.main' } : undefined,
      }}
    >
      {open ? (
        <Box sx={{ pt: 0.25, pr: 0.5, display: 'flex' }}>
          <Mark type="radio" name="exam" value={assignment._id} checked={chosen} onChange={onChoose} />
        </Box>
      ) : null}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start' } }}
        >
          <Typography variant="h4" component="span">
            {examName}
          </Typography>
          <StateTag state={state} />
        </Stack>
        <Facts texts={facts} />
      </Box>
    </Paper>
  );
}
