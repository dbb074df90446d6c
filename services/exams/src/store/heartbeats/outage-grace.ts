/** Interval of heartbeats to the store. */
export const HEARTBEAT_INTERVAL_MS = 2000;
/** A heartbeat older than this means that the service or its store is down, or that the service is busy. */
export const OUTAGE_AFTER_MS = 6000;
/** After an outage no attempt is closed for this long, so that delayed saves of candidates can arrive. */
export const OUTAGE_GRACE_MS = 60_000;

export interface Heartbeat {
  /** The last heartbeat. */
  beat: Date;
  /** End of the grace period after the last outage. */
  holdUntil: Date;
}

/**
 * True if attempts past their deadline stay open at `at`: the service is down, or was until a minute ago. Also true
 * without any heartbeat: then nobody could save.
 */
export function isInOutageGrace(heartbeat: Heartbeat | null | undefined, at: Date): boolean {
  if (!heartbeat) return true;
  return at < heartbeat.holdUntil || at.getTime() - heartbeat.beat.getTime() > OUTAGE_AFTER_MS;
}

/**
 * True if a process could not store a heartbeat: it is its first one, or the process was idle for longer than usual
 * since its last, waiting for the store or not running at all. A busy event loop is late, too, but not idle.
 *
 * @param idleMs idle time of the event loop since the last stored heartbeat; undefined before the first
 */
export const couldNotBeat = (idleMs: number | undefined): boolean =>
  idleMs === undefined || idleMs > OUTAGE_AFTER_MS;
