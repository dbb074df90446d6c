import { type ReactNode, useEffect } from 'react';

interface AliveProps {
  /** Called once, when what stands inside answers its user. */
  readonly onAlive: () => void;
  readonly children: ReactNode;
}

/** Tells when a page that was served has been taken over, or a new one is shown. */
export function Alive({ onAlive, children }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}
