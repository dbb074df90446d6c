import { useEffect, useRef } from 'react';
import { deadlineChangeText, dueWarning, warningText } from './time-notices';
import { useTemporaryNotice } from './use-temporary-notice';

interface TimeNoticeOptions {
  readonly msLeft: number;
  readonly startedAt: string;
  readonly deadline: string;
  /** True while the time left does not change; no notice is due then. */
  readonly paused: boolean;
}

/** Current notice about the time, each shown once: warnings near the end, and a moved deadline. */
export function useTimeNotice({ msLeft, startedAt, deadline, paused }: TimeNoticeOptions): string {
  const [notice, show] = useTemporaryNotice();
  const last = useRef<{ readonly msLeft: number; readonly deadline: string } | null>(null);

  useEffect(() => {
    const previous = last.current;
    last.current = paused ? null : { msLeft, deadline };
    if (paused) return;
    const moved = previous ? deadlineChangeText(previous.deadline, deadline) : null;
    if (moved) {
      show(moved);
      return;
    }
    const due = dueWarning(previous?.msLeft ?? null, msLeft, Date.parse(deadline) - Date.parse(startedAt));
    if (due !== null) show(warningText(due));
  }, [msLeft, startedAt, deadline, paused, show]);

  return notice;
}
