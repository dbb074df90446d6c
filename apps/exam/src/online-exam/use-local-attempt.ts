import { useAppDispatch, type AppDispatch } from '@concord/api-client';
import { acquireTabLock } from '@concord/api-client/browser';
import { useEffect, useState } from 'react';
import { attemptCalls } from '../attempt/requests';
import { openLocalAttempt, type LocalAttempt } from '../attempt/local-attempt';
import { wasJustStarted } from '../attempt/persist-started-attempt';
import { tabLockOf } from '../attempt/tab-lock-name';
import { examDevice } from '../device/exam-device';
import { loadPreferences } from '../device/preferences';
import type { PositionRecord } from '../device/records';
import { useCandidate } from '../session/candidate-context';
import { projectAnswers } from './project-answers';

/**
 * Display state: `none` has no attempt, `ended` has only a result, `other-tab` continues in another
 * tab of this browser.
 */
export type Opening =
  | { readonly kind: 'loading' | 'none' | 'ended' | 'other-tab' }
  | { readonly kind: 'ready'; readonly local: LocalAttempt; readonly position: PositionRecord };

/** First question to show on a device that has not shown this paper before. */
function firstUnanswered({ attempt, engine }: LocalAttempt): number {
  const { choices } = engine.snapshot();
  return Math.max(
    0,
    attempt.exam.questions.findIndex(({ _id }) => (choices[_id] ?? null) === null),
  );
}

const practiceCallsOf = async (dispatch: AppDispatch) =>
  (await import('../attempt/practice-requests')).practiceCalls(dispatch);

async function openAttempt(id: string, dispatch: AppDispatch): Promise<Opening> {
  const [local, stored] = await Promise.all([
    openLocalAttempt(id, examDevice, ({ practice }) =>
      practice ? practiceCallsOf(dispatch) : attemptCalls(dispatch),
    ),
    examDevice.position(id),
    loadPreferences(),
  ]);
  if (!local) return { kind: 'ended' };
  const last = local.attempt.exam.questions.length - 1;
  const position = {
    index: Math.min(stored?.index ?? firstUnanswered(local), last),
    flags: stored?.flags ?? [],
  };
  void examDevice.savePosition(id, position);
  return { kind: 'ready', local, position };
}

function startSaving(local: LocalAttempt): void {
  if (local.submitReason || local.engine.snapshot().phase !== 'open') return;
  local.engine.start();
  if (!wasJustStarted(local.attempt._id)) void local.refresh();
}

/** Opens the device's current attempt at the last shown question; `reopen` opens it again. */
export function useLocalAttempt(): { readonly opening: Opening; readonly reopen: () => void } {
  const { attempt: id, student } = useCandidate();
  const dispatch = useAppDispatch();
  const [opening, setOpening] = useState<Opening>({ kind: id ? 'loading' : 'none' });
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    if (!id) return;
    let isMounted = true;
    let local: LocalAttempt | undefined;
    let releaseLock: (() => void) | undefined;
    let endProjection: (() => void) | undefined;
    const open = async () => {
      releaseLock = await acquireTabLock(tabLockOf(id), async () => {
        await local?.release();
        if (isMounted) setOpening({ kind: 'other-tab' });
      });
      const opened = isMounted ? await openAttempt(id, dispatch) : null;
      if (!isMounted || !opened) {
        releaseLock();
        return;
      }
      if (opened.kind === 'ready') {
        local = opened.local;
        const { index: currentExamIndex } = opened.position;
        endProjection = projectAnswers(local, { studentDetails: student, currentExamIndex }, dispatch);
        startSaving(local);
      }
      setOpening(opened);
    };
    void open();
    return () => {
      isMounted = false;
      local?.engine.flush();
      local?.engine.stop();
      endProjection?.();
      releaseLock?.();
    };
  }, [id, student, dispatch, openings]);

  useEffect(() => {
    if (opening.kind !== 'ready') return;
    const { engine } = opening.local;
    const flush = () => engine.flush();
    const wake = () => engine.wake();
    const visibilityChanged = () => (document.visibilityState === 'hidden' ? flush() : wake());
    document.addEventListener('visibilitychange', visibilityChanged);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', visibilityChanged);
      window.removeEventListener('pagehide', flush);
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
