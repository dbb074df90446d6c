import type { Assignment } from '@concord/contracts';
import { IconButton, Stack } from '@concord/ui';
import { ClockIcon, DeleteIcon, EditIcon, RefreshIcon, Tooltip } from '@concord/ui/display';
import type { ReactNode } from 'react';

/** The actions on an assigned exam. */
export type ExamAction = 'edit' | 'reset' | 'history' | 'remove';

interface ActionProps {
  readonly label: string;
  /** The action with the exam's name, for screen readers. */
  readonly name: string;
  readonly color?: 'error';
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ label, name, color, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton color={color} aria-label={name} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

interface ExamRowActionsProps {
  readonly assignment: Assignment;
  readonly onAction: (action: ExamAction) => void;
}

/** The buttons of an exam's row that are possible in its state. */
export function ExamRowActions({ assignment, onAction }: ExamRowActionsProps) {
  const exam = assignment.exam.examName;
  const isStarted = assignment.status === 'completed' || assignment.attempt !== null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {assignment.status === 'pending' ? (
        <Action label="Edit" name={`Edit ${exam}`} onClick={() => onAction('edit')}>
          <EditIcon />
        </Action>
      ) : null}
      {isStarted ? (
        <Action label="Reset" name={`Reset ${exam}`} onClick={() => onAction('reset')}>
          <RefreshIcon />
        </Action>
      ) : null}
      <Action label="History" name={`History of ${exam}`} onClick={() => onAction('history')}>
        <ClockIcon />
      </Action>
      <Action
        label="Remove Exam"
        name={`Remove Exam ${exam}`}
        color="error"
        onClick={() => onAction('remove')}
      >
        <DeleteIcon />
      </Action>
    </Stack>
  );
}
