import { useAppSelector } from '@concord/api-client';
import { useNavigate } from '@concord/mfe';
import { ConfirmDialog } from '@concord/ui/basics';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import type { PositionRecord } from '../device/records';
import { asClock } from '../shared/format';
import { ExamHeader } from './exam-header';
import { ExamLayout } from './exam-layout';
import { questionStatuses } from './question-status';
import { QuestionView } from './question-view';
import { ReviewView } from './review-view';
import { StatusBanner } from './status-banner';
import { SubmitDialog } from './submit-dialog';
import { usePosition } from './use-position';
import { useRichParts } from './use-rich-parts';

interface ExamPaperProps {
  readonly local: LocalAttempt;
  readonly stored: PositionRecord;
  readonly deadline: string;
  readonly msLeft: number;
  /** A notice about the time; empty for none. */
  readonly notice: string;
  readonly onSubmit: () => void;
}

interface HelpProps {
  readonly onClose: () => void;
}

/** Stands for the help where it cannot be loaded: the exam goes on without it. */
function NoHelp({ onClose }: HelpProps) {
  useEffect(onClose, [onClose]);
  return null;
}

/** Loaded when it is opened: phones never show it. */
const ShortcutsDialog = lazy<ComponentType<HelpProps>>(() =>
  import('./shortcuts-dialog').catch(() => ({ default: NoHelp })),
);

type OpenDialog = 'quit' | 'help' | 'map' | 'submit' | null;

export function ExamPaper({ local, stored, deadline, msLeft, notice, onSubmit }: ExamPaperProps) {
  const { attempt, engine } = local;
  const { questions } = attempt.exam;
  const examName = useAppSelector(({ exam }) => exam.Exam?.examName ?? '');
  const answers = useAppSelector(({ exam }) => exam.answers);
  const position = usePosition(local, stored);
  const navigate = useNavigate();
  useRichParts(local);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const question = questions[position.index];
  if (!question) return null;
  const statuses = questionStatuses(questions, answers, position.flags);

  return (
    <>
      <title>{`${examName} | Concord`}</title>
      <ExamHeader
        examName={examName}
        index={position.reviewing ? null : position.index}
        total={questions.length}
        msLeft={msLeft}
        engine={engine}
      />
      <StatusBanner notice={notice} engine={engine} />
      <ExamLayout
        statuses={statuses}
        position={position}
        mapOpen={dialog === 'map'}
        onMap={(open) => setDialog(open ? 'map' : null)}
        onHelp={() => setDialog('help')}
      >
        {position.reviewing ? (
          <ReviewView
            statuses={statuses}
            onShow={position.show}
            onBack={() => position.show(position.index)}
            onFinish={() => setDialog('submit')}
          />
        ) : (
          <QuestionView
            question={question}
            total={questions.length}
            choice={answers[position.index]?.selectedOption ?? null}
            position={position}
            covered={dialog !== null}
            onChoose={(choice) => void engine.choose(question._id, choice)}
            onFinish={() => setDialog('submit')}
            onQuit={() => setDialog('quit')}
            onHelp={() => setDialog('help')}
          />
        )}
      </ExamLayout>
      {dialog === 'help' ? (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
      <SubmitDialog
        open={dialog === 'submit'}
        statuses={statuses}
        onReview={
          position.reviewing
            ? undefined
            : () => {
                setDialog(null);
                position.review();
              }
        }
        onCancel={() => setDialog(null)}
        onSubmit={() => {
          setDialog(null);
          onSubmit();
        }}
      />
      <ConfirmDialog
        open={dialog === 'quit'}
        title="Leave the exam for now?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={() => setDialog(null)}
        onConfirm={() => void navigate('/select-exam')}
      >
        Your answers stay saved and the clock runs on. You can come back and continue until{' '}
        <strong>{asClock(deadline)}</strong>; then the exam submits itself.
      </ConfirmDialog>
    </>
  );
}
