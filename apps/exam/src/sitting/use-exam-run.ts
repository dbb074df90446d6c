import { examStarted, questionShown, useAppDispatch } from '@concord/api-client';
import { useEffect, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { wasJustStarted } from '../attempt/keep-started';
import { openRun, type ExamRun } from '../attempt/exam-run';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';

/** Where the page stands: `none` has nothing to sit, `ended` has only a result to show. */
export type Opening =
  { readonly kind: 'loading' | 'none' | 'ended' } | { readonly kind: 'ready'; readonly run: ExamRun };

/** Where a device that never showed this paper begins. */
function firstUnanswered({ attempt, engine }: ExamRun): number {
  const { choices } = engine.snapshot();
  return Math.max(
    0,
    attempt.exam.questions.findIndex(({ _id }) => (choices[_id] ?? null) === null),
  );
}

/** Opens the attempt that this device is sitting, at the question where it was left. */
export function useExamRun(): Opening {
  const { attempt: id, student } = useCandidate();
  const dispatch = useAppDispatch();
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });

  useEffect(() => {
    let wanted = true;
    let run: ExamRun | null = null;
    const open = async () => {
      run = id ? await openRun(id, examDevice, attemptCalls(dispatch)) : null;
      if (!run || !id) return { kind: id ? 'ended' : 'none' } as const;
      const { questions, ...Exam } = run.attempt.exam;
      const kept = (await examDevice.position(id)) ?? firstUnanswered(run);
      const position = Math.min(kept, questions.length - 1);
      void examDevice.keepPosition(id, position);
      if (!wanted) return { kind: 'loading' } as const;
      dispatch(examStarted({ studentDetails: student, Exam }));
      dispatch(questionShown(position));
      if (!run.handedIn && run.engine.snapshot().phase !== 'taken-over') {
        run.engine.start();
        if (!wasJustStarted(id))
          void run.catchUp().then((open) => {
            if (wanted && !open) setOpening({ kind: 'ended' });
          });
      }
      return { kind: 'ready', run } as const;
    };
    void open().then((result) => {
      if (wanted) setOpening(result);
    });
    return () => {
      wanted = false;
      run?.engine.flush();
      run?.engine.stop();
    };
  }, [id, student, dispatch]);

  useEffect(() => {
    if (opening.kind !== 'ready') return;
    const { engine } = opening.run;
    const leaving = () => engine.flush();
    const changed = () => (document.visibilityState === 'hidden' ? engine.flush() : engine.wake());
    const online = () => engine.wake();
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', leaving);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', leaving);
      window.removeEventListener('online', online);
    };
  }, [opening]);

  return opening;
}
