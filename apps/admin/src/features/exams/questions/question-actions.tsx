import type { Exam, ExamQuestion } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { CopyIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import { ActionDialog } from '../../../shared/dialogs/action-dialog';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { pinnedText } from './pinned-text';
import { DIFFICULTY_NAMES } from './difficulty-options';
import { MoveDialog } from './move-dialog';
import { QuestionDialog } from './question-dialog';
import { withCopy, without } from './question-inputs';
import { useExamChange } from './use-exam-change';

interface OneProps {
  readonly exam: Exam;
  readonly question: ExamQuestion;
  readonly onClose: () => void;
}

function CopyDialog({ exam: opened, question, onClose }: OneProps) {
  const { exam, change } = useExamChange(opened);
  return (
    <ActionDialog
      title={`Duplicate question ${question.qstNumber}?`}
      confirmLabel="Duplicate"
      successText="Question duplicated"
      act={() => change({ questions: withCopy(exam, question._id) })}
      onClose={onClose}
    >
      A copy of “{question.question}” will be added right after it.
    </ActionDialog>
  );
}

function RemoveDialog({ exam: opened, question, onClose }: OneProps) {
  const { exam, change } = useExamChange(opened);
  return (
    <ActionDialog
      destructive
      title={`Remove question ${question.qstNumber}?`}
      confirmLabel="Remove"
      successText="Question removed"
      act={() => change({ questions: without(exam, question._id) })}
      onClose={onClose}
    >
      “{question.question}” will be removed from the exam. Exams in progress and results keep it.
    </ActionDialog>
  );
}

interface QuestionActionsProps extends Omit<OneProps, 'onClose'> {
  readonly flags: readonly string[];
}

function tagsOf({ topic, difficulty, pinned, options }: ExamQuestion): string {
  const last = pinned === undefined || pinned === 0 ? [] : [pinnedText(Math.min(pinned, options.length))];
  return [topic, difficulty && DIFFICULTY_NAMES[difficulty], ...last].filter(Boolean).join(' · ');
}

/** Tags, flags and actions of a question. */
export function QuestionActions({ exam, question, flags }: QuestionActionsProps) {
  const number = question.qstNumber;
  const tags = tagsOf(question);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        {tags ? <Typography color="textSecondary">{tags}</Typography> : null}
        {flags.map((flag) => (
          <Typography key={flag} color="warning.dark" sx={{ fontWeight: 550 }}>
            {flag}
          </Typography>
        ))}
      </Box>
      <DialogButton
        aria-label={`Edit question ${number}`}
        icon={<EditIcon />}
        dialog={(close) => <QuestionDialog exam={exam} question={question} onClose={close} />}
      >
        Edit
      </DialogButton>
      <DialogButton
        aria-label={`Move question ${number}`}
        dialog={(close) => <MoveDialog exam={exam} question={question} onClose={close} />}
      >
        Move
      </DialogButton>
      <DialogButton
        aria-label={`Duplicate question ${number}`}
        icon={<CopyIcon />}
        dialog={(close) => <CopyDialog exam={exam} question={question} onClose={close} />}
      >
        Duplicate
      </DialogButton>
      {exam.questions.length > 1 ? (
        <DialogButton
          color="error"
          aria-label={`Remove question ${number}`}
          icon={<DeleteIcon />}
          dialog={(close) => <RemoveDialog exam={exam} question={question} onClose={close} />}
        >
          Remove
        </DialogButton>
      ) : null}
    </Stack>
  );
}
