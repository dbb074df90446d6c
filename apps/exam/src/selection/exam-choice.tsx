import type { Assignment } from '@concord/contracts';
import { Box, Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon, ClockIcon } from '@concord/ui/basics';
import type { ReactNode } from 'react';
import { asCountdown, asDay, asDueDay, asDuration } from '../shared/format';
import { Mark } from '../shared/mark';
import { assignmentState, type AssignmentState, canStart } from './assignment-state';

const TONES = {
  good: 'success.main',
  warning: 'warning.dark',
  bad: 'error.main',
  plain: 'text.secondary',
} as const;

interface TagProps {
  readonly tone: keyof typeof TONES;
  readonly filled?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const Tag = ({ tone, filled = false, icon, children }: TagProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      minHeight: 32,
      px: 1.5,
      border: 1,
      borderRadius: 4,
      borderColor: TONES[tone],
      bgcolor: filled ? 'secondary.light' : 'transparent',
      color: TONES[tone],
      fontSize: '0.875rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      flexShrink: 0,
    }}
  >
    {icon}
    {children}
  </Box>
);

interface ExamChoiceProps {
  readonly assignment: Assignment;
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function StateTag({
  state,
  assignment,
}: {
  readonly state: AssignmentState;
  readonly assignment: Assignment;
}) {
  switch (state.kind) {
    case 'completed':
      return (
        <Tag tone="good" icon={<CheckIcon fontSize="small" aria-hidden="true" />}>
          {`Completed: ${assignment.score ?? 0} of ${assignment.exam.totalQuestions}`}
        </Tag>
      );
    case 'under-way':
      return (
        <Tag tone="warning" filled icon={<ClockIcon fontSize="small" aria-hidden="true" />}>
          {`Continue: ${asCountdown(state.msLeft)} left`}
        </Tag>
      );
    case 'closing':
      return <Tag tone="plain">Time is up, being graded</Tag>;
    case 'past-due':
      return <Tag tone="bad">Past its due date</Tag>;
    case 'open':
      return null;
  }
}

function dates(assignment: Assignment): string {
  if (assignment.status === 'completed' && assignment.dateWritten)
    return `Written ${asDay(assignment.dateWritten)}`;
  return `Due ${asDueDay(assignment.dueDate)}`;
}

export function ExamChoice({ assignment, now, chosen, onChoose }: ExamChoiceProps) {
  const state = assignmentState(assignment, now);
  const open = canStart(state);
  const { examName, examCode, totalQuestions } = assignment.exam;
  const facts = [examCode, `${totalQuestions} questions`, asDuration(assignment), dates(assignment)];
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
          <StateTag state={state} assignment={assignment} />
        </Stack>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {facts.map((text, index) => (
            <Box key={text} component="span" sx={{ display: 'inline-block', whiteSpace: 'pre' }}>
              {text}
              {index < facts.length - 1 ? ' · ' : ''}
            </Box>
          ))}
        </Typography>
      </Box>
    </Paper>
  );
}
