import { useSyncExternalStore } from 'react';
import { type Candidate, formatSeconds, isEnding } from './candidate';
import type { MonitorStore } from './monitor-store';

interface TimeLeftProps {
  readonly store: MonitorStore;
  readonly candidate: Candidate;
}

/** The time left on the server's clock; only this renders every second. */
export function TimeLeft({ store, candidate }: TimeLeftProps) {
  const { deadline } = candidate;
  const seconds = useSyncExternalStore(store.subscribe, () =>
    Math.max(0, Math.ceil((deadline - store.now()) / 1000)),
  );
  if (seconds === 0) return <span className="ending">time is up</span>;
  return (
    <span className={isEnding(candidate, store.now()) ? 'clock ending' : 'clock'}>
      {formatSeconds(seconds)}
    </span>
  );
}
