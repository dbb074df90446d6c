import { useEffect, useRef, useState } from 'react';
import { deadlineChangeText, dueWarning, warningText } from './time-notices';

const SHOWN_MS = 20_000;

interface TimeNoticeOptions {
  readonly msLeft: number;
  readonly startedAt: string;
  readonly deadline: string;
  /** The clock stands still, and what it shows after that is no news. */
  readonly paused: boolean;
}

/** The current notice about the time, each shown once: warnings near the end, and a deadline that moved. */
export function useTimeNotice({ msLeft, startedAt, deadline, paused }: TimeNoticeOptions): string {
  const [notice, setNotice] = useState({ text: '', count: 0 });
  const last = useRef<{ readonly msLeft: number; readonly deadline: string } | null>(null);

  useEffect(() => {
    const previous = last.current;
    last.current = paused ? null : { msLeft, deadline };
    if (paused) return;
    const show = (text: string) => setNotice(({ count }) => ({ text, count: count + 1 }));
    const moved = previous ? deadlineChangeText(previous.deadline, deadline) : null;
    if (moved) {
      show(moved);
      return;
    }
    const due = dueWarning(previous?.msLeft ?? null, msLeft, Date.parse(deadline) - Date.parse(startedAt));
    if (due !== null) show(warningText(due));
  }, [msLeft, startedAt, deadline, paused]);

  const { text, count } = notice;
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setNotice({ text: '', count }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);

  return text;
}
