import { useEffect, useRef, useState } from 'react';
import { deadlineNews, warningDue, warningWords } from './time-warnings';

/** How long a piece of news stays to be read. */
const SHOWN_MS = 20_000;

interface TimeNewsOf {
  readonly msLeft: number;
  readonly startedAt: string;
  readonly deadline: string;
}

/** What the student is told of the time: warnings near the end, and an end that moved. Each is told once. */
export function useTimeNews({ msLeft, startedAt, deadline }: TimeNewsOf): string {
  const [news, setNews] = useState({ words: '', told: 0 });
  const seen = useRef<{ readonly msLeft: number; readonly deadline: string } | null>(null);

  useEffect(() => {
    const before = seen.current;
    seen.current = { msLeft, deadline };
    const tell = (words: string) => setNews(({ told }) => ({ words, told: told + 1 }));
    const moved = before ? deadlineNews(before.deadline, deadline) : null;
    if (moved) {
      tell(moved);
      return;
    }
    const due = warningDue(before?.msLeft ?? null, msLeft, Date.parse(deadline) - Date.parse(startedAt));
    if (due !== null) tell(warningWords(due));
  }, [msLeft, startedAt, deadline]);

  const { words, told } = news;
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => setNews({ words: '', told }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words, told]);

  return words;
}
