import { answersChanged, questionShown, useAppDispatch, useAppSelector } from '@concord/api-client';
import { useNavigate } from '@concord/mfe';
import { Container } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import { passedAnswers } from '../attempt/submission';
import { examDevice } from '../device/exam-device';
import { asClock } from '../format/format';
import { ExamHeader } from './exam-header';
import { HandInScreen } from './hand-in-screen';
import { QuestionButtons } from './question-buttons';
import { QuestionCard } from './question-card';
import { SignedOutScreen, TakenOverScreen } from './stopped-screen';
import { useCountdown } from './use-countdown';
import { useHandIn } from './use-hand-in';

/** The questions of one attempt, one at a time, against the clock. */
export function Sitting({ run }: { readonly run: ExamRun }) {
  const { attempt, engine, clock } = run;
  const saves = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const index = useAppSelector((state) => state.exam.currentExamIndex);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state: handInState, handIn } = useHandIn(run);
  const [quitting, setQuitting] = useState(false);
  const msLeft = useCountdown(clock, saves.deadline, () => {
    // What another device took over is for that device to hand in: it may hold newer answers.
    if (saves.phase !== 'taken-over') void handIn('time-up');
  });

  useEffect(() => {
    if (run.handedIn) void handIn('finished');
    else if (saves.phase === 'closed') void handIn('closed');
  }, [run, saves.phase, handIn]);

  if (handInState.kind !== 'not-yet') {
    return <HandInScreen state={handInState} onRetry={() => void handIn(handInState.reason)} />;
  }
  if (saves.phase === 'taken-over') return <TakenOverScreen run={run} timeIsUp={msLeft === 0} />;
  if (saves.phase === 'signed-out') return <SignedOutScreen />;

  const { questions, examName } = attempt.exam;
  const question = questions[Math.min(index, questions.length - 1)];
  if (!question) return null;

  const show = (next: number) => {
    dispatch(questionShown(next));
    dispatch(answersChanged(passedAnswers(questions, saves.choices, next)));
    void examDevice.keepPosition(attempt._id, next);
  };

  return (
    <>
      <title>{`${examName} | Concord`}</title>
      <ExamHeader examName={examName} index={index} total={questions.length} msLeft={msLeft} saves={saves} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        <QuestionCard
          question={question}
          number={index + 1}
          choice={saves.choices[question._id] ?? null}
          onChoose={(option) => void engine.choose(question._id, option)}
        />
        <QuestionButtons
          index={index}
          total={questions.length}
          onPrevious={() => show(Math.max(0, index - 1))}
          onNext={() => show(index + 1)}
          onFinish={() => void handIn('finished')}
          onQuit={() => setQuitting(true)}
        />
      </Container>
      <ConfirmDialog
        open={quitting}
        title="Leave the exam for now?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={() => setQuitting(false)}
        onConfirm={() => void navigate('/select-exam')}
      >
        Your answers stay saved and the clock runs on. You can come back and continue until{' '}
        <strong>{asClock(saves.deadline)}</strong>; then the exam submits itself.
      </ConfirmDialog>
    </>
  );
}
