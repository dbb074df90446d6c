import { useAppSelector } from '@concord/api-client';
import { INSTITUTE } from '@concord/institute';
import { Skeleton } from '@concord/ui';
import { useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import type { PositionRecord, SaveState } from '../device/records';
import { ExamHeader } from './exam-header';
import { ExamLayout } from './exam-layout';
import { MessageScreen } from './message-screen';
import { questionStatuses } from './question-status';
import { QuestionView } from './question-view';
import { StatusBanner } from './status-banner';
import { useLaterParts } from './use-later-parts';
import { useTemporaryNotice } from './use-temporary-notice';
import { usePosition } from './use-position';
import { useRichParts } from './use-rich-parts';
import { examOf } from '../screen/exam.slice';

interface ExamPaperProps {
  readonly local: LocalAttempt;
  readonly stored: PositionRecord;
  readonly deadline: string;
  readonly msLeft: number;
  /** A notice about the time; empty for none. */
  readonly notice: string;
  readonly pause: SaveState['pause'];
  readonly onSubmit: () => void;
}

const LOADING = 'One moment, this part is still loading.';

type OpenDialog = 'quit' | 'help' | 'map' | 'submit' | null;

export function ExamPaper({ local, stored, deadline, msLeft, notice, pause, onSubmit }: ExamPaperProps) {
  const { attempt, engine } = local;
  const { questions } = attempt.exam;
  const examName = useAppSelector((state) => examOf(state).Exam?.examName ?? '');
  const answers = useAppSelector((state) => examOf(state).answers);
  const position = usePosition(local, stored);
  const later = useLaterParts();
  const [noted, showNoted] = useTemporaryNotice();
  useRichParts(local);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const question = questions[position.index];
  if (!question) return null;
  const statuses = questionStatuses(questions, answers, position.flags);
  const shownNotice = dialog && !later ? LOADING : notice || noted;
  // The key keeps the notices mounted. During a pause the page contains nothing of the paper.
  const notices =
    later && !attempt.practice ? (
      <later.Notices key="notices" local={local} isNoticeShown={Boolean(shownNotice)} />
    ) : null;
  if (pause)
    return (
      <>
        {notices}
        {later ? null : <MessageScreen title="The exam is paused">Your answers are safe.</MessageScreen>}
      </>
    );

  return (
    <>
      <title>{`${examName} | ${INSTITUTE.shortName}`}</title>
      <ExamHeader
        examName={examName}
        index={position.reviewing ? null : position.index}
        total={questions.length}
        msLeft={msLeft}
        engine={engine}
      />
      <StatusBanner notice={shownNotice} engine={engine} />
      {notices}
      <ExamLayout
        statuses={statuses}
        position={position}
        mapOpen={dialog === 'map'}
        onMap={(open) => setDialog(open ? 'map' : null)}
        onHelp={() => setDialog('help')}
      >
        {position.reviewing && !later ? <Skeleton variant="rounded" height={320} /> : null}
        {position.reviewing && later ? (
          <later.ReviewView
            statuses={statuses}
            onShow={position.show}
            onBack={() => position.show(position.index)}
            onFinish={() => setDialog('submit')}
          />
        ) : null}
        {position.reviewing ? null : (
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
      {later ? (
        <>
          {attempt.practice ? null : (
            <later.ActivityWatch
              local={local}
              question={position.reviewing ? null : question._id}
              onNotice={showNoted}
            />
          )}
          {dialog === 'help' ? <later.ShortcutsDialog onClose={() => setDialog(null)} /> : null}
          <later.SubmitDialog
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
          <later.QuitDialog open={dialog === 'quit'} deadline={deadline} onCancel={() => setDialog(null)} />
        </>
      ) : null}
    </>
  );
}
