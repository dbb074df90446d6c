import { useEffect } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { useSaveState } from '../attempt/use-save-state';
import type { PositionRecord } from '../device/records';
import { ExamPaper } from './exam-paper';
import { StoppedScreen } from './stopped-screen';
import { SubmitScreen } from './submit-screen';
import { useCountdown } from './use-countdown';
import { canSubmit, useSubmit } from './use-submit';
import { useTimeNotice } from './use-time-notice';

interface AttemptViewProps {
  readonly local: LocalAttempt;
  readonly position: PositionRecord;
}

export function AttemptView({ local, position }: AttemptViewProps) {
  const { engine, clock } = local;
  const phase = useSaveState(engine, (state) => state.phase);
  const deadline = useSaveState(engine, (state) => state.deadline);
  const pause = useSaveState(engine, (state) => state.pause);
  const { state: submitState, submit } = useSubmit(local);
  const msLeft = useCountdown(clock, deadline, {
    onZero: () => {
      // An exam that continues elsewhere is submitted there: that device may hold newer answers.
      if (submitState.kind === 'idle' && phase === 'open' && !local.isRefreshing) void submit('time-up');
    },
    onUncertain: () => {
      if (document.visibilityState === 'visible') engine.wake();
    },
  });
  const notice = useTimeNotice({ msLeft, startedAt: local.attempt.startedAt, deadline, paused: !!pause });

  useEffect(() => {
    if (!canSubmit(phase)) return;
    if (local.submitReason) void submit(local.submitReason);
    else if (phase === 'closed') void submit('closed');
  }, [local, phase, submit]);

  if (submitState.kind !== 'idle') {
    return (
      <SubmitScreen
        state={submitState}
        timeIsUp={msLeft === 0}
        onRetry={() => void submit(submitState.reason)}
      />
    );
  }
  if (phase !== 'open') return <StoppedScreen local={local} phase={phase} timeIsUp={msLeft === 0} />;
  return (
    <ExamPaper
      local={local}
      stored={position}
      deadline={deadline}
      msLeft={msLeft}
      notice={notice}
      pause={pause}
      onSubmit={() => void submit('finished')}
    />
  );
}
