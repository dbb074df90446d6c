/** Interval of heartbeats to the store. */
export const HEARTBEAT_INTERVAL_MS = 2000;
/** Maximum age of a heartbeat; after it the service or its store counts as down. */
export const OUTAGE_AFTER_MS = 6000;
/** After an outage, attempts stay open for this long, so that delayed saves can arrive. */
export const OUTAGE_GRACE_MS = 60_000;

export interface Heartbeat {
  /** The last heartbeat. */
  beat: Date;
  /** End of the grace period after the last outage. */
  holdUntil: Date;
}

/**
 * True if attempts past their deadline stay open at `at`: during an outage and a minute after it. Also true without
 * any heartbeat, because then nobody could save.
 */
export function isInOutageGrace(heartbeat: Heartbeat | null | undefined, at: Date): boolean {
  if (!heartbeat) return true;
  return at < heartbeat.holdUntil || at.getTime() - heartbeat.beat.getTime() > OUTAGE_AFTER_MS;
}

/**
 * True if a process could not store a heartbeat: it has just started, or was idle for too long since its last one,
 * because it waited for the store or was suspended. A busy event loop is late too, but not idle.
 * @param idleMs idle time of the event loop since the last stored heartbeat; undefined before the first one
 */
export const couldNotBeat = (idleMs: number | undefined): boolean =>
  idleMs === undefined || idleMs > OUTAGE_AFTER_MS;
