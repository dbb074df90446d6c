/** How often the service notes that it reaches its store. */
export const BEAT_MS = 2000;
/** A silence longer than this means that the service or its store was away. */
export const GAP_MS = 6000;
/** From recovery on nothing is closed for this long, so that candidates' saves can catch up. */
export const HOLD_MS = 60_000;

/** What is known of the service's presence. */
export interface KnownPresence {
  beat: Date;
  holdUntil: Date;
}

/**
 * Whether attempts past their deadline must be left open at `at`: the service is away, or was until a minute ago.
 * Nothing known means that nobody could save, so nothing is closed.
 */
export function isHolding(known: KnownPresence | null | undefined, at: Date): boolean {
  if (!known) return true;
  return at < known.holdUntil || at.getTime() - known.beat.getTime() > GAP_MS;
}
