import { useEffect, useSyncExternalStore } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import type { KeptPlace } from '../device/exam-device';
import { ExamPaper } from './exam-paper';
import { HandInScreen } from './hand-in-screen';
import { StoppedScreen } from './stopped-screen';
import { useCountdown } from './use-countdown';
import { canBeHandedIn, useHandIn } from './use-hand-in';
import { useTimeNews } from './use-time-news';

interface SittingProps {
  readonly run: ExamRun;
  readonly place: KeptPlace;
}

/** One attempt against the clock: its questions, and what comes instead of them. */
export function Sitting({ run, place }: SittingProps) {
  const { engine, clock } = run;
  const saves = useSyncExternalStore(engine.subscribe, engine.snapshot);
  const { state: handInState, handIn } = useHandIn(run);
  const msLeft = useCountdown(clock, saves.deadline, {
    onZero: () => {
      // What goes on elsewhere is handed in there: it may hold newer answers.
      if (handInState.kind === 'not-yet' && saves.phase === 'open' && !run.catchingUp) void handIn('time-up');
    },
    onDoubt: () => {
      if (document.visibilityState === 'visible') engine.wake();
    },
  });

  const news = useTimeNews({ msLeft, startedAt: run.attempt.startedAt, deadline: saves.deadline });

  useEffect(() => {
    if (!canBeHandedIn(saves.phase)) return;
    if (run.handedIn) void handIn(run.handedIn);
    else if (saves.phase === 'closed') void handIn('closed');
  }, [run, saves.phase, handIn]);

  if (handInState.kind !== 'not-yet') {
    return (
      <HandInScreen
        state={handInState}
        timeIsUp={msLeft === 0}
        onRetry={() => void handIn(handInState.reason)}
      />
    );
  }
  if (saves.phase !== 'open') {
    return <StoppedScreen run={run} phase={saves.phase} timeIsUp={msLeft === 0} />;
  }
  return (
    <ExamPaper
      run={run}
      kept={place}
      saves={saves}
      msLeft={msLeft}
      news={news}
      onSubmit={() => void handIn('finished')}
    />
  );
}
