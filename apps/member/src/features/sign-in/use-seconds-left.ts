import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds until `seconds` have passed since a moment of the device's clock; never below 0. */
export function useSecondsLeft(since: number, seconds: number): number {
  const leftAt = (now: number) => Math.max(0, Math.ceil((since - now) / SECOND_MS) + seconds);
  const [now, setNow] = useState(Date.now);
  // A device whose clock was set back does not wait longer.
  const left = Math.min(seconds, leftAt(Math.max(now, since)));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
}
