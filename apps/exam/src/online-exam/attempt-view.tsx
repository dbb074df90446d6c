import { useEffect } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { useSaveState } from '../attempt/use-save-state';
import type { PositionRecord } from '../device/records';
import { PortalLoading } from '../session/portal-loading';
import { ExamPaper } from './exam-paper';
import { useCountdown } from './use-countdown';
import { useLaterParts } from './use-later-parts';
import { canSubmit, useSubmit } from './use-submit';
import { useTimeNotice } from './use-time-notice';

interface AttemptViewProps {
  readonly local: LocalAttempt;
  readonly position: PositionRecord;
}

export function AttemptView({ local, position }: AttemptViewProps) {
  const { engine, clock } = local;
  const later = useLaterParts();
  const phase = useSaveState(engine, (state) => state.phase);
  const deadline = useSaveState(engine, (state) => state.deadline);
  const pause = useSaveState(engine, (state) => state.pause);
  const { state: submitState, submit } = useSubmit(local);
  const msLeft = useCountdown(clock, deadline, {
    onZero: () => {
      // An exam that continues on another device is submitted there, as that device may hold newer
      // answers.
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
    return later ? (
      <later.SubmitScreen
        state={submitState}
        timeIsUp={msLeft === 0}
        onRetry={() => void submit(submitState.reason)}
      />
    ) : (
      <PortalLoading />
    );
  }
  if (phase !== 'open') {
    return later ? (
      <later.StoppedScreen local={local} phase={phase} timeIsUp={msLeft === 0} />
    ) : (
      <PortalLoading />
    );
  }
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
