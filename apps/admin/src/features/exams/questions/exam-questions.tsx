import type { Exam, ExamQuestion } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { AddIcon, CopyIcon, DeleteIcon, EditIcon } from '@concord/ui/display';
import { ActionDialog } from '../../../shared/dialogs/action-dialog';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { QuestionCard, QuestionList } from '../../../shared/questions/question-card';
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
      A copy of “{question.question}” will stand behind it, for you to change.
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
      “{question.question}” will leave the exam. Attempts under way and results keep it.
    </ActionDialog>
  );
}

function tagsOf({ topic, difficulty, pinned, options }: ExamQuestion): string {
  const last = pinned === undefined || pinned === 0 ? [] : [`${Math.min(pinned, options.length)} stay last`];
  return [topic, difficulty && DIFFICULTY_NAMES[difficulty], ...last].filter(Boolean).join(' · ');
}

function QuestionActions({ exam, question }: Omit<OneProps, 'onClose'>) {
  const number = question.qstNumber;
  const tags = tagsOf(question);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
    >
      {tags ? (
        <Typography color="textSecondary" sx={{ mr: 'auto' }}>
          {tags}
        </Typography>
      ) : null}
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

/** The questions of an exam, each with what can be done to it. */
export function ExamQuestions({ exam }: { readonly exam: Exam }) {
  return (
    <QuestionList
      actions={
        <DialogButton
          variant="outlined"
          icon={<AddIcon />}
          dialog={(close) => <QuestionDialog exam={exam} onClose={close} />}
        >
          Add a question
        </DialogButton>
      }
    >
      {exam.questions.map((each) => (
        <QuestionCard
          key={each._id}
          number={each.qstNumber}
          question={each.question}
          options={each.options}
          answer={each.answer}
          note={<QuestionActions exam={exam} question={each} />}
        />
      ))}
    </QuestionList>
  );
}
