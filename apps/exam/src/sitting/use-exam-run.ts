import {
  examStarted,
  questionShown,
  useAppDispatch,
  type AppDispatch,
  type ExamStudent,
} from '@concord/api-client';
import { useEffect, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { wasJustStarted } from '../attempt/keep-started';
import { openRun, type ExamRun } from '../attempt/exam-run';
import { takeSeat } from '../attempt/tab-seat';
import { examDevice, type KeptPlace } from '../device/exam-device';
import { loadPreferences } from '../device/preferences';
import { useCandidate } from '../session/candidate-context';

/**
 * Where the page stands: `none` has nothing to sit, `ended` has only a result to show, `other-tab` goes on in another
 * tab of this browser.
 */
export type Opening =
  | { readonly kind: 'loading' | 'none' | 'ended' | 'other-tab' }
  | { readonly kind: 'ready'; readonly run: ExamRun; readonly place: KeptPlace };

/** Where a device that never showed this paper begins. */
function firstUnanswered({ attempt, engine }: ExamRun): number {
  const { choices } = engine.snapshot();
  return Math.max(
    0,
    attempt.exam.questions.findIndex(({ _id }) => (choices[_id] ?? null) === null),
  );
}

async function openAttempt(id: string, student: ExamStudent, dispatch: AppDispatch): Promise<Opening> {
  const [run, kept] = await Promise.all([
    openRun(id, examDevice, attemptCalls(dispatch)),
    examDevice.place(id),
    loadPreferences(),
  ]);
  if (!run) return { kind: 'ended' };
  const { questions, ...Exam } = run.attempt.exam;
  const index = Math.min(kept?.index ?? firstUnanswered(run), questions.length - 1);
  const place = { index, flags: kept?.flags ?? [] };
  void examDevice.keepPlace(id, place);
  dispatch(examStarted({ studentDetails: student, Exam }));
  dispatch(questionShown(index));
  return { kind: 'ready', run, place };
}

function begin(run: ExamRun): void {
  if (run.handedIn || run.engine.snapshot().phase !== 'open') return;
  run.engine.start();
  if (!wasJustStarted(run.attempt._id)) void run.catchUp();
}

/** Opens the attempt that this device is sitting, at the question where it was left; once more with `reopen`. */
export function useExamRun(): { readonly opening: Opening; readonly reopen: () => void } {
  const { attempt: id, student } = useCandidate();
  const dispatch = useAppDispatch();
  const [opening, setOpening] = useState<Opening>({ kind: id ? 'loading' : 'none' });
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    if (!id) return;
    let wanted = true;
    let run: ExamRun | undefined;
    let leave: (() => void) | undefined;
    const open = async () => {
      leave = await takeSeat(id, async () => {
        await run?.yield();
        if (wanted) setOpening({ kind: 'other-tab' });
      });
      const opened = wanted ? await openAttempt(id, student, dispatch) : null;
      if (!wanted || !opened) {
        leave();
        return;
      }
      if (opened.kind === 'ready') {
        run = opened.run;
        begin(run);
      }
      setOpening(opened);
    };
    void open();
    return () => {
      wanted = false;
      run?.engine.flush();
      run?.engine.stop();
      leave?.();
    };
  }, [id, student, dispatch, openings]);

  useEffect(() => {
    if (opening.kind !== 'ready') return;
    const { engine } = opening.run;
    const leaving = () => engine.flush();
    const wake = () => engine.wake();
    const changed = () => (document.visibilityState === 'hidden' ? engine.flush() : engine.wake());
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', leaving);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', leaving);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [opening]);

  return {
    opening,
    reopen: () => {
      setOpening({ kind: 'loading' });
      setOpenings((count) => count + 1);
    },
  };
}
