import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 20_000;

/** A notice that disappears after some time, and the function that shows one. */
export function useTemporaryNotice(): readonly [string, (text: string) => void] {
  const [{ text, count }, setNotice] = useState({ text: '', count: 0 });
  const show = useCallback(
    (next: string) => setNotice((before) => ({ text: next, count: before.count + 1 })),
    [],
  );

  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setNotice({ text: '', count }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, count]);

  return [text, show];
}
